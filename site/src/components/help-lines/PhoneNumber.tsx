import { Text } from '../text/Text.tsx';

type Props = {
  /** Text with `{number}` in it; the number alone when missing. */
  text?: string;
  number: string;
};

/** Shows a number from left to right and on one line in every language. */
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

/** Returns the address that calls a number. Escapes the number sign, which would start a fragment. */
export const callHref = (number: string) => `tel:${dialled(number)}`;

export const textHref = (number: string) => `sms:${dialled(number)}`;

const dialled = (number: string) => number.replace(/[^\d+*#]/g, '').replaceAll('#', '%23');
