import { progressWords } from '@common-ground/api/contracts/wording/learning/progress/index.ts';
import { Text } from '../../components/text/Text.tsx';
import { accountPath } from '../../routes.ts';

/** Tells a guest where their progress is, and how to keep it for longer. */
export function KeptHere({ lang }: { lang: string }) {
  const words = progressWords(lang);
  return (
    <p className="hint">
      <Text>{`${words.keptHere} `}</Text>
      <a href={accountPath('login', lang, location.pathname)}>{words.signIn}</a>
    </p>
  );
}
