import type { EmergencyNumber } from '@common-ground/api/contracts/moderation/emergency/emergencyNumbersOf.ts';
import { Text } from '../text/Text.tsx';
import type { LineWords } from './lineWords.ts';
import { PhoneNumber } from './PhoneNumber.tsx';
import { callHref, textHref } from './phoneHref.ts';

type Props = { numbers: EmergencyNumber[]; words: LineWords };

/** Links to the emergency numbers of a country, each with its service. */
export function EmergencyNumbers({ numbers, words }: Props) {
  return (
    <span className="numbers flex flex-wrap gap-x-5">
      {numbers.map(({ for: service, number, isText }) => (
        <a className="touch" href={isText ? textHref(number) : callHref(number)} key={`${service}${number}${isText}`}>
          <Text>{`${isText ? words.byText : words.services[service]} `.replaceAll(' ', '\u00a0')}</Text>
          <PhoneNumber number={number} />
        </a>
      ))}
    </span>
  );
}
