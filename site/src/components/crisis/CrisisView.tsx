import type { CrisisKind } from '@common-ground/api/contracts/moderation/care/crisis/CrisisFinding.ts';
import { type CrisisWords, crisisWords } from '@common-ground/api/contracts/wording/moderationCrisis.ts';
import { MessageSquareIcon, PhoneIcon } from 'lucide-react';
import { screenPath } from '../../routes.ts';
import { callHref, PhoneNumber, textHref } from '../help-lines/PhoneNumber.tsx';
import { useHelpRegion } from '../help-lines/useHelpRegion.ts';
import { Text } from '../text/Text.tsx';
import { KindLines } from './KindLines.tsx';
import { selectNumbers } from './selectNumbers.ts';

type Props = {
  kind: CrisisKind;
  language: string;
  hasLines?: boolean;
  /** Clears the chat and leaves the page. Called by a button that only `violence` has; no button when missing. */
  onLeave?: () => void;
};

/** Shows a reader in a crisis whom to call and what to say. The number comes first, and there are no headings. */
export function CrisisView({ kind, language, hasLines = true, onLeave }: Props) {
  const words = crisisWords(language);
  const own: CrisisWords['emergency'] | CrisisWords['poison'] = words[kind];
  const { region } = useHelpRegion();
  const numbers = selectNumbers(kind, region);
  const page = screenPath('helpLines', language);
  return (
    <div className="grid grid-cols-1 gap-3">
      {numbers.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {numbers.map(({ for: service, number, isText }) => (
            <li key={`${service}${number}${isText}`}>
              <a className="button px-4" href={isText ? textHref(number) : callHref(number)}>
                {isText ? <MessageSquareIcon /> : <PhoneIcon />}
                <Text>{isText ? words.help.byText : words.help.services[service]}</Text>
                <strong>
                  <PhoneNumber number={number} />
                </strong>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p>
          <Text>{`${words.help.emergencyElse} `}</Text>
          <a className="touch" href={`${page}#numbers`} target="_blank" rel="noreferrer">
            {words.help.row.emergency}
          </a>
        </p>
      )}
      <p className="font-semibold">{own.title}</p>
      {numbers.length > 0 && <p>{own.call}</p>}
      <p>{own.text}</p>
      {'more' in own && <p>{own.more}</p>}
      {hasLines && 'lines' in own && (
        <KindLines kind={kind} language={language} words={words.help} title={own.lines} unknown={own.noLines} />
      )}
      {(kind !== 'emergency' || numbers.length > 0) && (
        <p>
          <a className="touch" href={kind === 'emergency' ? `${page}#numbers` : page} target="_blank" rel="noreferrer">
            {kind === 'emergency' ? words.help.row.emergency : words.help.all}
          </a>
        </p>
      )}
      {kind === 'violence' && onLeave && (
        <div className="grid justify-items-start gap-2">
          <p>{words.violence.device}</p>
          <button className="button quiet" type="button" onClick={onLeave}>
            {words.violence.leave}
          </button>
        </div>
      )}
    </div>
  );
}
