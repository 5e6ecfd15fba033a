type Limits = { lines: number; characters: number; everyMs: number };
const LIMITS: Limits = { lines: 100, characters: 500, everyMs: 10_000 };

/**
 * Passes on lines, and of too many in a while only how many there were: whoever can make a process complain must not be
 * able to fill a disk with it.
 */
export function limitLines(say: (line: string) => void, { lines, characters, everyMs }: Limits = LIMITS) {
  let [said, left] = [0, 0];
  const begin = () => {
    setTimeout(() => {
      if (left > 0) say(`… ${left} more lines were left out`);
      said = left = 0;
    }, everyMs).unref();
  };
  return (line: string): void => {
    if (said === 0) begin();
    if (said < lines) {
      said += 1;
      say(line.length > characters ? `${line.slice(0, characters)} …` : line);
    } else left += 1;
  };
}
