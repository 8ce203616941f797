/** The phone's copy of a rule does what the rule does, and is as long in lines (I4). */
import { expect, test } from "vitest";
import { bare } from "./bare.js";

test("a comment goes, on a line of its own and behind code", () => {
  expect(bare("# why\nx = 1  # how\n")).toBe("\nx=1\n");
});

test("a docstring goes, and its lines stay", () => {
  const source = 'def f():\n    """Says.\n\n    More.\n    """\n\n    # why\n    return 1\n';
  expect(bare(source)).toBe("def f():\n\n\n\n\n\n\n return 1\n");
  expect(bare('"""Says."""\n\nx = 1\n')).toBe("\n\nx=1\n");
  expect(bare('"""Says."""\n')).toBe("\n");
});

test("a docstring that is all of its block becomes an empty string", () => {
  const source =
    'class A(B):\n    """Says."""\n\n\ndef f():\n    class C:\n        """No."""\n    x\n';
  expect(bare(source)).toBe("class A(B):\n ''\n\n\ndef f():\n class C:\n  ''\n x\n");
});

test("a string that is used stays as it is, signs of comments and quotes in it too", () => {
  for (const source of ['x="# \'no"\n', 'w="\\""\n', 'y=\'# = \'+"\\"#"\n', 'z="""a\n# b"""\n']) {
    expect(bare(source)).toBe(source);
  }
});

test("a long string within brackets is an argument", () => {
  const source = 'f(\n    """a\n    b""",\n)\n';
  expect(bare(source)).toBe('f("""a\n    b""",)\n\n\n');
});

test("a level of blocks is one blank, a statement is on one line and the next on its own", () => {
  const source = "def f():\n    if x:\n        y = [\n            1,\n        ]\n";
  expect(bare(source)).toBe("def f():\n if x:\n  y=[1,]\n\n\n");
  expect(bare('x = [\n    a  # why\n    for a in b\n    if "c"\n    ""\n]\ny\n')).toBe(
    "x=[a for a in b if 'c' '']\n\n\n\n\n\ny\n",
  );
});

test("blanks go beside a sign, between words they stay", () => {
  expect(bare('x = -a if b not in (1, 2) else "- 1"\n')).toBe("x=-a if b not in(1,2)else '- 1'\n");
});

test("a string of single quotes in the phone's JSON needs no escapes", () => {
  expect(bare('x = f"{a}: " + "b\\n"\n')).toBe("x=f'{a}: '+'b\\n'\n");
});
