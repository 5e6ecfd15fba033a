import type { EmergencyNumber } from '@common-ground/api/contracts/moderation/emergency/readEmergencyNumbers.ts';
import { Text } from '../text/Text.tsx';
import { callHref, PhoneNumber, textHref } from './PhoneNumber.tsx';
import type { LineWords } from './readHelpLines.ts';

type Props = { numbers: EmergencyNumber[]; words: LineWords };

export function EmergencyNumbers({ numbers, words }: Props) {
  return (
    <span className="numbers flex flex-wrap gap-x-5">
      {numbers.map((one) => (
        <NumberLink number={one} words={words} key={`${one.for}${one.number}${one.isText}`} />
      ))}
    </span>
  );
}

export function NumberLink({ number: { for: service, number, isText }, words }: NumberLinkProps) {
  return (
    <a className="touch" href={isText ? textHref(number) : callHref(number)}>
      <Text>{`${isText ? words.byText : words.services[service]} `.replaceAll(' ', '\u00a0')}</Text>
      <PhoneNumber number={number} />
    </a>
  );
}

type NumberLinkProps = { number: EmergencyNumber; words: LineWords };
