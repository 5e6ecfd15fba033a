import { loadProfileWords, type ProfileWords } from '@common-ground/api/contracts/wording/accountsProfile.ts';
import { useStore } from '@nanostores/react';
import { LatePart } from '../../../components/late-part/LatePart.tsx';
import { useHydrated } from '../../../islands/useHydrated.ts';
import { useLoaded } from '../../../islands/useLoaded.ts';
import { accountPath, screenPath } from '../../../routes.ts';
import { $session } from '../../../session/session.ts';
import '../../../styles/late.ts';

type Props = { lang: string; words: ProfileWords['page'] };

/** Reserves about the height of the profile, so that the footer does not jump. */
const LOADING = 'profile-loading min-h-[90vh] guest:hidden';

/**
 * Shows the profile of the signed-in user. Its script loads once there is a session. The rendered page has a text for
 * guests and a loading text, and the style sheet shows one of them.
 */
export default function Profile({ lang, words }: Props) {
  const isAlive = useHydrated();
  const session = useStore($session);
  const view = useLoaded(() => loadView(lang), isAlive && session !== null);
  const guest = (
    <div className="profile-guest member:hidden [&>.button]:mt-4">
      <p>{words.signedOut}</p>
      <a className="button" href={accountPath('login', lang, screenPath('profile', lang))}>
        {words.signIn}
      </a>
    </div>
  );
  if (!isAlive)
    return (
      <>
        {guest}
        <p className={LOADING} role="status">
          {words.loading}
        </p>
      </>
    );
  if (!session) return guest;
  return (
    <LatePart part={view} words={words} loadingClass={LOADING}>
      {([{ ProfileView }, { profile }]) => (
        // The key resets the state for another user, who must not see what the previous one typed.
        <ProfileView key={session.person.id} lang={lang} words={profile} />
      )}
    </LatePart>
  );
}

function loadView(lang: string) {
  return Promise.all([import('./ProfileView.tsx'), loadProfileWords(lang)]);
}
