import { Text } from '../text/Text.tsx';

type Props = {
  /** Words with {number} in them; the number alone when left out. */
  text?: string;
  number: string;
};

/** Shows a number from left to right in every language, and on one line, wherever its sentence breaks. */
export function PhoneNumber({ text = '{number}', number }: Props) {
  const [before, after] = text.replaceAll(' ', '\u00a0').split('{number}');
  const digits = <bdi dir="ltr">{number.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011')}</bdi>;
  if (!before && !after) return digits;
  return (
    <span>
      <Text>{before}</Text>
      {digits}
      <Text>{after}</Text>
    </span>
  );
}
