import type { EmergencyNumber } from '@common-ground/api/contracts/moderation/emergency/readEmergencyNumbers.ts';
import { PhoneIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Text } from '../text/Text.tsx';
import { callHref, PhoneNumber } from './PhoneNumber.tsx';
import type { LineWords } from './readHelpLines.ts';

type Props = {
  words: LineWords;
  /** First emergency numbers of the reader's country; empty when the country or its numbers are unknown. */
  numbers?: EmergencyNumber[];
  /** Path of the page of help lines; empty on that page itself. */
  page: string;
  lines?: ReactNode;
  /** Fragments of the page of help lines, without the number sign. */
  places?: { violence: string; poison: string };
  poison?: string | null;
};

/**
 * Shows emergency numbers and links to help in one row. Without numbers it links to the numbers on the page of help
 * lines.
 */
export function CrisisRow({ words, numbers = [], page, lines, places = PLACES, poison }: Props) {
  const { row } = words;
  return (
    <nav className="crisis-row" aria-label={row.name}>
      <ul className="flex flex-wrap items-center gap-x-3 text-small">
        {numbers.length === 0 && (
          <li>
            <a className="touch font-semibold" href={`${page}#numbers`}>
              {row.emergency}
            </a>
          </li>
        )}
        {numbers.map(({ for: service, number }) => (
          <li key={number}>
            <a className="button px-3" href={callHref(number)}>
              {service === 'all' ? (
                <>
                  <PhoneIcon />
                  <span className="sr-only">{words.services.all}</span>
                </>
              ) : (
                <Text>{words.services[service]}</Text>
              )}
              <PhoneNumber number={number} />
            </a>
          </li>
        ))}
        <li>
          {lines ?? (
            <a className="touch" href={`${page}#lines`}>
              {row.lines}
            </a>
          )}
        </li>
        <li>
          <a className="touch" href={`${page}#${places.violence}`}>
            {row.violence}
          </a>
        </li>
        <li>
          {poison ? (
            <a className="touch" href={callHref(poison)}>
              <Text>{row.poison}</Text>
              <span className="ms-1 max-[36rem]:sr-only">
                <PhoneNumber number={poison} />
              </span>
            </a>
          ) : (
            <a className="touch" href={`${page}#${places.poison}`}>
              {row.poison}
            </a>
          )}
        </li>
      </ul>
    </nav>
  );
}

const PLACES = { violence: 'violence', poison: 'poison' };
