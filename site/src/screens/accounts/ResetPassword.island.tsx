import type { FormWords } from '@common-ground/api/contracts/wording/form/index.ts';
import { PasswordField } from '../../components/form/PasswordField.tsx';
import { SubmitButton } from '../../components/form/SubmitButton.tsx';
import { useSending } from '../../components/form/useSending.ts';
import { screenPath } from '../../routes.ts';
import { api } from '../../session/api.ts';
import { calls } from '../../session/calls.ts';
import { drop } from '../../session/session.ts';
import { checkPassword, type PasswordRefused } from './checkRegistration.ts';
import { FailureAlert } from './FailureAlert.tsx';
import { type Failure, failureOf } from './failureOf.ts';
import { isLinkRefused } from './isLinkRefused.ts';
import { LinkNotValid } from './LinkNotValid.tsx';
import { leaveFor } from './leaveFor.ts';
import { PASSWORD_CHANGED } from './passwordChanged.ts';
import { sayPasswordLength, sayRefusal } from './sayRefusal.ts';
import { useMailedToken } from './useMailedToken.ts';
import type { ResetPasswordWords } from './words.ts';

type Props = { lang: string; words: ResetPasswordWords; form: FormWords };
type Failed = Failure & { refused?: PasswordRefused; isLinkRefused?: boolean };

export default function ResetPassword({ lang, words, form }: Props) {
  const token = useMailedToken();
  const { isBusy, failure, onSubmit } = useSending<Failed>(async (fields) => {
    const refused = checkPassword(fields);
    if (refused) return { refused, said: sayRefusal(refused, words, lang), wait: null };
    try {
      const { password = '' } = fields;
      await api.call(calls.resetPassword, { query: { lang }, body: { token: token ?? '', password } });
    } catch (error) {
      return { ...failureOf(error, words, lang), isLinkRefused: isLinkRefused(error) };
    }
    // Every session has ended, this browser's too.
    drop();
    await leaveFor(screenPath('login', lang) + PASSWORD_CHANGED);
    return null;
  });
  const errorOf = (own: PasswordRefused) => (failure?.reason.refused === own ? failure.reason.said : null);

  if (token === null || failure?.reason.isLinkRefused)
    return (
      <LinkNotValid words={words}>
        <a className="button" href={screenPath('forgotPassword', lang)}>
          {words.askAgain}
        </a>
      </LinkNotValid>
    );
  return (
    <form className="form" method="post" onSubmit={onSubmit}>
      <p>{words.text}</p>
      {failure && <FailureAlert key={failure.attempt} failure={failure.reason} fallback={words.failed} />}
      <PasswordField
        label={words.newPassword}
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
  );
}
