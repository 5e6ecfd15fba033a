import { progressWords } from '@common-ground/api/contracts/wording/learningProgress.ts';
import { useStore } from '@nanostores/react';
import { Text } from '../../components/text/Text.tsx';
import { accountPath } from '../../routes.ts';
import { $isStored } from '../../session/keptLearning.ts';

/** Tells a guest whether the browser stores their progress. Links to the sign-in page only when it does. */
export function StorageNote({ lang }: { lang: string }) {
  const words = progressWords(lang);
  // No sign-in link here: without storage a session ends with the page.
  if (!useStore($isStored)) return <p className="hint">{words.notKeptHere}</p>;
  return (
    <p className="hint">
      <Text>{`${words.keptHere} `}</Text>
      <a href={accountPath('login', lang, location.pathname)}>{words.signIn}</a>
    </p>
  );
}
