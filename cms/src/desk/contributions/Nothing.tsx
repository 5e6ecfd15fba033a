/** In the place of a button of Payload's that would be refused. */
export function Nothing() {
  return null;
}
