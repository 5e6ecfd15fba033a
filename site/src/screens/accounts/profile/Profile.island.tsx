import type { ProfileWords } from '@common-ground/api/contracts/wording/profile/en.ts';
import { useStore } from '@nanostores/react';
import { useAlive } from '../../../islands/useAlive.ts';
import { accountPath, screenPath } from '../../../routes.ts';
import { $session } from '../../../session/session.ts';
import { useLateView } from './useLateView.ts';

type Props = { lang: string; words: ProfileWords['page'] };

/**
 * The profile of whoever is signed in. The page has what guests see and, for anybody else, that it is loading; the style
 * sheet shows one of them. In the browser, what draws the profile is fetched as soon as somebody is signed in.
 */
export default function Profile({ lang, words }: Props) {
  const isAlive = useAlive();
  const session = useStore($session);
  const view = useLateView(lang, isAlive && session !== null);
  const guest = (
    <div className="profile-guest">
      <p>{words.signedOut}</p>
      <a className="button" href={accountPath('login', lang, screenPath('profile', lang))}>
        {words.signIn}
      </a>
    </div>
  );
  const loading = (
    <p className="profile-loading" role="status">
      {words.loading}
    </p>
  );
  if (!isAlive)
    return (
      <>
        {guest}
        {loading}
      </>
    );
  if (!session) return guest;
  if (view === 'failed')
    return (
      <div role="alert">
        <p>{words.failed}</p>
        {/* Browsers remember that a script did not come for as long as the page stands. */}
        <button className="button" type="button" onClick={() => location.reload()}>
          {words.tryAgain}
        </button>
      </div>
    );
  if (!view) return loading;
  // Another person is another profile: nothing that stood in a field of one may be seen by the other.
  return <view.ProfileView key={session.person.id} lang={lang} words={view.words} />;
}
