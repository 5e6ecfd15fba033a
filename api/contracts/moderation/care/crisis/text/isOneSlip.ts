/** Returns whether words are equal, or differ by one added, missing or replaced letter or two swapped neighbours. */
export function isOneSlip(word: string, meant: string): boolean {
  if (Math.abs(word.length - meant.length) > 1) return false;
  let at = 0;
  while (at < meant.length && word[at] === meant[at]) at += 1;
  const [left, right] = [word.slice(at), meant.slice(at)];
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}
