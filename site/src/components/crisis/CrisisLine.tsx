import type { CrisisKind } from '@common-ground/api/contracts/moderation/care/crisis/CrisisFinding.ts';
import { selectFirstNumbers } from '@common-ground/api/contracts/moderation/emergency/readEmergencyNumbers.ts';
import { crisisWords } from '@common-ground/api/contracts/wording/moderationCrisis.ts';
import { screenPath } from '../../routes.ts';
import { NumberLink } from '../help-lines/EmergencyNumbers.tsx';
import { useHelpRegion } from '../help-lines/useHelpRegion.ts';
import { selectNumbers } from './selectNumbers.ts';

type Props = {
  /** The crisis that may be meant; null when none was recognised. */
  kind: CrisisKind | null;
  language: string;
};

type Place = 'emergency' | 'lines' | 'violence' | 'poison';
const PLACES: Record<CrisisKind, Place[]> = {
  emergency: [],
  poison: ['poison'],
  suicide: ['lines'],
  violence: ['violence', 'lines'],
};

/** Shows one line with links to help, beside a chat reply that may not be what the reader needs. */
export function CrisisLine({ kind, language }: Props) {
  const words = crisisWords(language);
  const { help } = words;
  const { region } = useHelpRegion();
  const page = screenPath('helpLines', language);
  const numbers = kind ? selectNumbers(kind, region).filter(({ isText }) => !isText) : selectFirstNumbers(region);
  const places: Place[] = kind ? PLACES[kind] : ['lines', 'violence', 'poison'];
  return (
    <div className="crisis-line">
      <p>{kind ? words.maybe[kind] : words.missed}</p>
      <ul className="flex flex-wrap items-center gap-x-4">
        {numbers.map((one) => (
          <li key={one.number}>
            <NumberLink number={one} words={help} />
          </li>
        ))}
        {(numbers.length > 0 ? places : ['emergency' as const, ...places]).map((place) => (
          <li key={place}>
            <a
              className="touch"
              href={`${page}#${place === 'emergency' ? 'numbers' : place}`}
              target="_blank"
              rel="noreferrer"
            >
              {help.row[place]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
