import type { Revision } from '@common-ground/api/contracts/history/history.ts';
import type { HistoryWords } from '@common-ground/api/contracts/wording/history.ts';
import { Filled } from '../../components/text/Filled.tsx';
import { isDefaultLanguage } from '../../routes.ts';
import { useHistory } from './context.ts';

/** Shows the correction notes that readers saw with this version, also those that were replaced later. */
export function Corrections({ corrections, event }: Pick<Revision, 'corrections' | 'event'>) {
  const { lang, words } = useHistory();
  const { history } = words;
  const names = new Intl.DisplayNames(lang, { type: 'language' });
  return corrections.map(({ what, language, at, isReplaced }) => (
    <p key={at} className={isReplaced ? 'hint' : 'notice notice-box px-[0.85rem] py-2'}>
      <Filled
        text={textFor(history, { isReplaced, isRemoval: event === 'removed', isOfSource: isDefaultLanguage(language) })}
        values={{
          what: (
            <q lang={language} dir="auto">
              {what}
            </q>
          ),
          language: names.of(language) ?? language,
        }}
      />
    </p>
  ));
}

type Words = Pick<HistoryWords['history'], 'corrected' | 'correctedIn' | 'correctedBefore' | 'withdrawn'>;
type Told = { isReplaced: boolean; isRemoval: boolean; isOfSource: boolean };

function textFor(words: Words, { isReplaced, isRemoval, isOfSource }: Told): string {
  if (isReplaced) return words.correctedBefore;
  if (isRemoval) return words.withdrawn;
  return isOfSource ? words.corrected : words.correctedIn;
}
