import { Text } from '../text/Text.tsx';

/** `marks` are start and end of each marked word in UTF-16 units, in order and without overlaps. */
type Props = { text: string; marks: readonly (readonly [start: number, end: number])[] };

/** Text with marked words. The marks have no role of their own, so that a screen reader reads one sentence. */
export function Marked({ text, marks }: Props) {
  const parts = marks.map(([start, end], nth) => ({
    start,
    before: text.slice(marks[nth - 1]?.[1] ?? 0, start),
    word: text.slice(start, end),
  }));
  return (
    <>
      {parts.map(({ start, before, word }) => (
        <span key={start}>
          <Text>{before}</Text>
          <mark className="rounded-xs bg-sunken font-[650] text-ink">{word}</mark>
        </span>
      ))}
      <Text>{text.slice(marks.at(-1)?.[1] ?? 0)}</Text>
    </>
  );
}
