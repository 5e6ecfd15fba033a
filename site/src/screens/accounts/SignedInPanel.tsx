import { useStore } from '@nanostores/react';
import { type Parts, Text } from '../../components/text/Text.tsx';
import { useHydrated } from '../../islands/useHydrated.ts';
import { homePath, screenPath } from '../../routes.ts';
import { $session } from '../../session/session.ts';
import { pathAfterSignIn } from './pathAfterSignIn.ts';
import type { SignedInWords } from './words.ts';

type Props = {
  lang: string;
  words: SignedInWords;
  from: string | null;
  /** Replaces the link to `from`. */
  children?: Parts;
};

/**
 * Replaces the form for signed-in users. The page contains both. Before hydration first-paint.js decides which one is
 * visible and provides the name. shell/header/account.ts handles the sign-out button.
 */
export function SignedInPanel({ lang, words, from, children }: Props) {
  const session = useStore($session);
  const isAlive = useHydrated();
  return (
    <div className="for-person guest:hidden">
      <p className="lede">
        <Text>{`${words.signedInAs} `}</Text>
        <bdi className="person-name empty:after:[content:var(--account-name)]">
          {isAlive && session?.person.displayName}
        </bdi>
      </p>
      {children}
      <p className="buttons mt-4">
        {!children && (
          <a className="button" href={pathAfterSignIn(from, lang)}>
            {from ? words.goOn : words.learning}
          </a>
        )}
        <a className="button quiet" href={screenPath('profile', lang)}>
          {words.profile}
        </a>
        <a className="button quiet" href={homePath(lang)}>
          {words.home}
        </a>
        <button className="button quiet sign-out" type="button">
          {words.signOut}
        </button>
      </p>
    </div>
  );
}
