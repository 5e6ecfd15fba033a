import type { EmergencyNumber } from '@common-ground/api/contracts/moderation/emergency/emergencyNumbersOf.ts';
import { MessageSquareIcon, PhoneIcon } from 'lucide-react';
import type { LineWords } from '../help-lines/lineWords.ts';
import { PhoneNumber } from '../help-lines/PhoneNumber.tsx';
import { callHref, textHref } from '../help-lines/phoneHref.ts';
import { Text } from '../text/Text.tsx';

type Props = { numbers: EmergencyNumber[]; words: LineWords };

/** Buttons that call emergency numbers, or begin a text message to them. */
export function CallButtons({ numbers, words }: Props) {
  return (
    <ul className="flex flex-wrap gap-2">
      {numbers.map(({ for: service, number, isText }) => (
        <li key={`${service}${number}${isText}`}>
          <a className="button px-4" href={isText ? textHref(number) : callHref(number)}>
            {isText ? <MessageSquareIcon /> : <PhoneIcon />}
            <Text>{isText ? words.byText : words.services[service]}</Text>
            <strong>
              <PhoneNumber number={number} />
            </strong>
          </a>
        </li>
      ))}
    </ul>
  );
}
