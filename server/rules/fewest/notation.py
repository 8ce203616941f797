"""Article 12 of each edition: what is written becomes turns, and what is none is named.

A token is digits, one letter, a `w`, then digits and apostrophes. What a table leaves open:
`inner_turns` are slices, middle layers and rotations in brackets; a `forgiving` edition passes over
other signs (E2c4) and capitals (E2c6) and knows `2Rw` (12a2+).

>>> turns("R' Q", edition("wca-2026")["fewest"])
([('R', 0, (1,), 3, 1)], [{'position': 3, 'token': 'Q'}])
"""

FACES = {"U": (1, 1), "D": (1, -1), "R": (0, 1), "L": (0, -1), "F": (2, 1), "B": (2, -1)}
MIDDLES = {"M": (0, -1), "E": (1, -1), "S": (2, 1)}  # 12a13: as L, D and F turn
ROTATIONS = {"x": (0, 1), "y": (1, 1), "z": (2, 1)}
ALL = (-1, 0, 1)
SUFFIXES = {"": 1, "'": 3, "2": 2, "2'": 2, "'2": 2}
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
SPACES = " \t\n\r\u00a0\u3000"
DIGITS = "0123456789"
APOSTROPHES = "'\u2019\u2018\u02bc\u2032\uff07`\u00b4"


def turns(text, rules):
    """(turns, errors): a turn is (letter, axis, layers, quarters, moves), all that is counted."""
    found, errors = [], []
    for position, token in tokens(text, rules):
        turn = _turn(token, rules)
        if turn:
            found.append(turn)
        else:
            errors.append({"position": position, "token": token})
    return found, errors


def tokens(text, rules):
    """(position, token) of everything that is written, brackets with what they hold."""
    found = []
    i = 0
    while i < len(text):
        end = _end(text, i, rules)
        token = text[i:end]
        if not (token in SPACES or (rules["forgiving"] and not _is_sign(token[0]))):
            found.append((i, token))
        i = end
    return found


def _end(text, i, rules):
    """Where the token ends that begins here."""
    if text[i] == "[" and rules["inner_turns"] and "]" in text[i:]:
        return text.index("]", i) + 1
    if not _is_sign(text[i]):
        return i + 1
    while i < len(text) and text[i] in DIGITS:
        i += 1
    if i < len(text) and text[i] in LETTERS:
        i += 1
        if i < len(text) and text[i] in "wW":
            i += 1
    elif i < len(text) and not _is_mark(text[i]):
        return i
    while i < len(text) and _is_mark(text[i]):
        i += 1
    return i


def _is_sign(sign):
    return sign in LETTERS or _is_mark(sign)


def _is_mark(sign):
    return sign in DIGITS or sign in APOSTROPHES


def _turn(token, rules):
    if token[0] == "[":
        inner = _parts(token[1:-1])
        if inner is None or inner[0] or inner[1] not in FACES_IN_LOWER_CASE or inner[2]:
            return None
        return _of(inner[1], FACES[inner[1].upper()], ALL, inner[3], 0)  # 12b
    parts = _parts(token)
    if parts is None:
        return None
    two, letter, wide, quarters = parts
    if rules["forgiving"]:
        letter = letter.lower() if letter.lower() in ROTATIONS else letter.upper()
        wide = wide.lower()
    if wide == "w" and letter in FACES and (not two or (two == "2" and rules["forgiving"])):
        side = FACES[letter][1]
        return _of(letter + "w", FACES[letter], (side, 0), quarters, 1)
    if two or wide:
        return None
    if letter in FACES:
        return _of(letter, FACES[letter], (FACES[letter][1],), quarters, 1)
    if letter in ROTATIONS:
        return _of(letter, ROTATIONS[letter], ALL, quarters, 0)
    if rules["inner_turns"] and letter in MIDDLES:
        return _of(letter, MIDDLES[letter], (0,), quarters, 2)
    if rules["inner_turns"] and letter in FACES_IN_LOWER_CASE:
        return _of(letter, FACES[letter.upper()], (0,), quarters, 2)
    return None


FACES_IN_LOWER_CASE = "udrlfb"


def _parts(token):
    """(digits before, letter, w, quarters), or None where the rest is no turn."""
    at = 0
    while at < len(token) and token[at] in DIGITS:
        at += 1
    letter = token[at : at + 1]
    wide = token[at + 1 : at + 2]
    if wide not in ("w", "W"):
        wide = ""
    marks = token[at + 1 + len(wide) :]
    suffix = "".join(["'" if mark in APOSTROPHES else mark for mark in marks])
    if letter == "" or suffix not in SUFFIXES:
        return None
    return token[:at], letter, wide, SUFFIXES[suffix]


def _of(letter, face, layers, quarters, moves):
    axis, side = face
    return (letter, axis, layers, quarters if side == 1 else -quarters % 4, moves)
