/** A field for a number in plain digits. */
import { Field } from "../../../parts/Field.jsx";

export function Digits(rest) {
  return <Field type="text" inputMode="numeric" autoComplete="off" maxLength={9} {...rest} />;
}
