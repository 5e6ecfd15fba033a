import type { Revision } from '@common-ground/api/contracts/history/history.ts';
import { Filled } from '../../components/text/Filled.tsx';
import { isDefaultLanguage } from '../../routes.ts';
import { useHistory } from './context.ts';

/** What readers were told of a correction with this version; what was wrong in it itself is not taken away. */
export function Corrections({ corrections }: Pick<Revision, 'corrections'>) {
  const { lang, words } = useHistory();
  const { history } = words;
  const names = new Intl.DisplayNames(lang, { type: 'language' });
  return corrections.map(({ what, language, at, isReplaced }) => (
    <p key={at} className={isReplaced ? 'hint' : 'notice notice-box px-[0.85rem] py-2'}>
      <Filled
        text={textFor(history, { isReplaced, isOfSource: isDefaultLanguage(language) })}
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

type Words = { corrected: string; correctedIn: string; correctedBefore: string };

function textFor(words: Words, { isReplaced, isOfSource }: { isReplaced: boolean; isOfSource: boolean }): string {
  if (isReplaced) return words.correctedBefore;
  return isOfSource ? words.corrected : words.correctedIn;
}
