import type { FormWords } from '@common-ground/api/contracts/wording/form/index.ts';
import { PasswordField } from '../../components/form/PasswordField.tsx';
import { SubmitButton } from '../../components/form/SubmitButton.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useSending } from '../../components/form/useSending.ts';
import { accountPath, homePath } from '../../routes.ts';
import { register } from '../../session/session.ts';
import { checkRegistration, type Refused } from './checkRegistration.ts';
import { enter, sayFailed } from './enter.ts';
import { FailureAlert } from './FailureAlert.tsx';
import type { Failure } from './failureOf.ts';
import { SignedInPanel } from './SignedInPanel.tsx';
import { sayPasswordLength, sayRefusal, sayUsernameLength } from './sayRefusal.ts';
import { useFrom } from './useFrom.ts';
import type { RegisterWords } from './words.ts';

type Props = { lang: string; words: RegisterWords; form: FormWords };
type Failed = Failure & { refused?: Refused };

export default function Register({ lang, words, form }: Props) {
  const from = useFrom();
  const { isBusy, failure, onSubmit } = useSending<Failed>(async (fields) => {
    const refused = checkRegistration(fields);
    if (refused) return sayFailed('register', { refused, said: sayRefusal(refused, words, lang), wait: null });
    const { email = '', password = '', username = '' } = fields;
    return enter({ way: 'register', call: () => register({ email, password, username }), from, lang, words });
  });
  const refused = failure?.reason.refused;
  const errorOf = (...own: Refused[]) => (refused && own.includes(refused) ? failure?.reason.said : null);

  return (
    <>
      <SignedInPanel {...{ lang, words, from }} />
      <div className="for-guest">
        <form className="form" method="post" onSubmit={onSubmit}>
          {failure && <FailureAlert key={failure.attempt} failure={failure.reason} fallback={words.failed} />}
          <TextField
            label={words.username}
            words={form}
            hint={sayUsernameLength(words.usernameHint, lang)}
            error={errorOf('usernameTooShort')}
            name="username"
            // Not "username": a password manager would then keep this name, and people sign in with their address.
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
            dir="auto"
            required
          />
          <TextField
            label={words.email}
            words={form}
            hint={words.emailHint}
            type="email"
            name="email"
            autoComplete="username"
            dir="ltr"
            required
          />
          <PasswordField
            label={words.password}
            words={form}
            hint={sayPasswordLength(words.passwordHint, lang)}
            error={errorOf('passwordTooShort')}
            name="password"
            autoComplete="new-password"
            dir="ltr"
            required
          />
          <PasswordField
            label={words.confirmPassword}
            words={form}
            error={errorOf('passwordsDiffer')}
            name="confirmPassword"
            autoComplete="new-password"
            dir="ltr"
            required
          />
          <SubmitButton isBusy={isBusy} busyLabel={words.busy}>
            {words.submit}
          </SubmitButton>
        </form>
        <p className="account-links">
          <span>
            {words.hasAccount} <a href={accountPath('login', lang, from ?? undefined)}>{words.toLogin}</a>
          </span>
          <a href={homePath(lang)}>{words.home}</a>
        </p>
      </div>
    </>
  );
}
