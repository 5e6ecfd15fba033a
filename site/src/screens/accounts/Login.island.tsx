import type { FormWords } from '@common-ground/api/contracts/wording/form.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import { useSending } from '../../components/form/Form.tsx';
import { check } from '../../components/form/looks.ts';
import { PasswordField } from '../../components/form/PasswordField.tsx';
import { Text } from '../../components/text/Text.tsx';
import { useLoaded } from '../../islands/useLoaded.ts';
import { accountPath, homePath, screenPath } from '../../routes.ts';
import { $isUnreached, $session, refreshSession, SIGNED_OUT, type SignInInput, signIn } from '../../session/session.ts';
import { CodeField, EmailField } from './AccountFields.tsx';
import { AccountForm, AccountLinks } from './AccountForm.tsx';
import { Notice } from './Notice.tsx';
import { leadsToDesk, PASSWORD_CHANGED, useReturnPath } from './pathAfterSignIn.ts';
import { SignedInPanel } from './SignedInPanel.tsx';
import { type SignInEntry, signInAndLeave } from './signInAndLeave.ts';
import { useWasEver } from './useWasEver.ts';
import type { LoginWords } from './words.ts';

type Props = { lang: string; words: LoginWords; form: FormWords };

export default function Login({ lang, words, form }: Props) {
  const from = useReturnPath();
  const note = useArrivalNote(words);
  const [setUp, setSetUp] = useState<Loaded<typeof loadSetUp> | null>(null);
  const entry: SignInEntry & { words: LoginWords } = { way: 'login', from, lang, words };
  const sending = useSending(({ email = '', password = '', code, shared }) => {
    const given = { email, password, isOnShared: shared !== undefined, ...(code ? { code } : {}) };
    const beginSetUp = async () => setSetUp(await loadSetUp(given, lang));
    return signInAndLeave({ ...entry, call: () => signIn(given), setUp: beginSetUp });
  });
  const asksCode = useWasEver(sending.errors.code !== undefined);

  if (setUp) {
    const leaveStep = () => setSetUp(null);
    return <setUp.SetUpStep {...setUp.proposal} entry={entry} form={form} onBack={leaveStep} onDone={leaveStep} />;
  }
  return (
    <>
      <SignedInPanel lang={lang} words={words} from={from}>
        {leadsToDesk(from) && (
          <LateOpenDesk lang={lang} words={words} form={form} from={from} isSigningIn={sending.isBusy} />
        )}
      </SignedInPanel>
      <div className="for-guest member:hidden">
        {note && !sending.failure && <Notice>{note}</Notice>}
        <AccountForm sending={sending} words={words} form={form}>
          <EmailField label={words.email} />
          <PasswordField label={words.password} name="password" autoComplete="current-password" dir="ltr" required />
          {asksCode && <CodeField words={words} error={sending.errors.code} />}
          <SharedComputer words={words} />
        </AccountForm>
        <AccountLinks>
          <a href={screenPath('forgotPassword', lang)}>{words.forgot}</a>
          <span>
            <Text>{`${words.noAccount} `}</Text>
            <a href={accountPath('register', lang, from ?? undefined)}>{words.toRegister}</a>
          </span>
          <a href={homePath(lang)}>{words.home}</a>
        </AccountLinks>
      </div>
    </>
  );
}

type Loaded<Load extends (...given: never[]) => Promise<unknown>> = Awaited<ReturnType<Load>>;

/** Requests a second factor to set up, and loads the step that shows it. */
async function loadSetUp(given: SignInInput, lang: string) {
  const { SetUpStep, proposeFactor } = await import('./second-factor/SetUpStep.tsx');
  return { SetUpStep, proposal: await proposeFactor(given, lang) };
}

/** Loads what opens the CMS once a user is signed in. When it cannot be loaded, a link leads on. */
function LateOpenDesk({ isSigningIn, ...props }: Props & { from: string; isSigningIn: boolean }) {
  const { lang, words, from } = props;
  const session = useStore($session);
  const part = useLoaded(() => loadOpenDesk(lang), session !== null);
  if (!session || isSigningIn || part === null) return null;
  if (part === 'failed')
    return (
      <p className="mt-4">
        <a className="button" href={from}>
          {words.goOn}
        </a>
      </p>
    );
  const { OpenDesk, deskWords } = part;
  return <OpenDesk key={session.person.id} {...props} person={session.person} deskWords={deskWords} />;
}

async function loadOpenDesk(lang: string) {
  const [{ OpenDesk }, { loadOpenDeskWords }] = await Promise.all([
    import('./OpenDesk.tsx'),
    import('@common-ground/api/contracts/wording/accountsOpenDesk.ts'),
  ]);
  return { OpenDesk, deskWords: (await loadOpenDeskWords(lang)).openDesk };
}

/** Checkbox for shared computers. Its hint says before sign-in that signing out will clear the browser. */
function SharedComputer({ words }: { words: Pick<LoginWords, 'shared' | 'sharedHint'> }) {
  const id = useId();
  return (
    <div>
      <label className={check.label}>
        <input className={check.box} type="checkbox" name="shared" aria-describedby={id} />
        <Text>{words.shared}</Text>
      </label>
      <p className={`hint ${check.hint}`} id={id}>
        {words.sharedHint}
      </p>
    </div>
  );
}

/** Returns the note about what led here, which the hash names. Removes the hash, so that a reload shows no note. */
function useArrivalNote(words: LoginWords): string | null {
  const [note, setNote] = useState<string | null>(null);
  useEffect(() => {
    const { hash } = location;
    const show = (text: string | null) => {
      setNote(text);
      history.replaceState(history.state, '', location.pathname + location.search);
    };
    if (hash === PASSWORD_CHANGED) show(words.passwordChanged);
    if (hash !== SIGNED_OUT) return;
    // The hash stays until the server has answered: with it the end of the session counts as the user's choice.
    void refreshSession().then(() => !$isUnreached.get() && show($session.get() ? null : words.signedOut));
  }, []);
  return note;
}
