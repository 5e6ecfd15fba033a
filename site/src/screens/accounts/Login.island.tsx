import type { FormWords } from '@common-ground/api/contracts/wording/form.ts';
import { useEffect, useId, useState } from 'react';
import { TextField } from '../../components/form/FieldFrame.tsx';
import { useSending } from '../../components/form/Form.tsx';
import { check } from '../../components/form/looks.ts';
import { PasswordField } from '../../components/form/PasswordField.tsx';
import { Text } from '../../components/text/Text.tsx';
import { accountPath, homePath, screenPath } from '../../routes.ts';
import { signIn } from '../../session/session.ts';
import { EmailField } from './AccountFields.tsx';
import { AccountForm, AccountLinks } from './AccountForm.tsx';
import { Notice } from './Notice.tsx';
import { PASSWORD_CHANGED, useReturnPath } from './pathAfterSignIn.ts';
import { SignedInPanel } from './SignedInPanel.tsx';
import { signInAndLeave } from './signInAndLeave.ts';
import type { LoginWords } from './words.ts';

type Props = { lang: string; words: LoginWords; form: FormWords };

export default function Login({ lang, words, form }: Props) {
  const from = useReturnPath();
  const isChanged = usePasswordChanged();
  const sending = useSending(({ email = '', password = '', code, shared }) => {
    const given = { email, password, isOnShared: shared !== undefined, ...(code ? { code } : {}) };
    return signInAndLeave({ way: 'login', call: () => signIn(given), from, lang, words });
  });
  const asksCode = useWasEver(sending.errors.code !== undefined);

  return (
    <>
      <SignedInPanel lang={lang} words={words} from={from} />
      <div className="for-guest member:hidden">
        {isChanged && !sending.failure && <Notice>{words.passwordChanged}</Notice>}
        <AccountForm sending={sending} words={words} form={form}>
          <EmailField label={words.email} />
          <PasswordField label={words.password} name="password" autoComplete="current-password" dir="ltr" required />
          {asksCode && (
            <TextField
              label={words.code}
              hint={words.codeHint}
              error={sending.errors.code}
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
              required
            />
          )}
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

/** Returns whether `isSo` is true now or was in an earlier render. Keeps the code field visible once it was shown. */
function useWasEver(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return wasSo;
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

/** Returns whether the hash says that a password was just reset. Removes the hash, so that a reload shows no note. */
function usePasswordChanged(): boolean {
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    if (location.hash !== PASSWORD_CHANGED) return;
    setChanged(true);
    history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  return isChanged;
}
