import { loadProfileWords } from '@common-ground/api/contracts/wording/accountsProfile.ts';
import { loadContributionWords } from '@common-ground/api/contracts/wording/contributionsForm.ts';
import type { Wording } from '@common-ground/api/contracts/wording/index.ts';
import { LazyScreen } from '../../../components/late-part/LazyScreen.tsx';
import '../../../styles/late.ts';

type Props = { lang: string; words: Wording['receipt'] };

export default function Receipt({ lang, words }: Props) {
  return (
    <LazyScreen load={() => loadView(lang)} words={words}>
      {([{ ReceiptView }, { checks }, { profile }, { contribution }]) => (
        <ReceiptView lang={lang} words={words} checks={checks} profile={profile} form={contribution} />
      )}
    </LazyScreen>
  );
}

function loadView(lang: string) {
  const view = import('./ReceiptView.tsx');
  return Promise.all([view, import('../form/checks.ts'), loadProfileWords(lang), loadContributionWords(lang)]);
}
