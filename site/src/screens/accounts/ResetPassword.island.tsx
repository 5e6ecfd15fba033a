import type { FormWords } from '@common-ground/api/contracts/wording/form.ts';
import { useSending } from '../../components/form/Form.tsx';
import { screenPath } from '../../routes.ts';
import { api, calls, removeSession } from '../../session/session.ts';
import { NewPasswordFields } from './AccountFields.tsx';
import { AccountForm } from './AccountForm.tsx';
import { checkPassword, toRefusal } from './checkRegistration.ts';
import { type LinkFailure, LinkNotValid, toLinkFailure } from './LinkNotValid.tsx';
import { PASSWORD_CHANGED } from './pathAfterSignIn.ts';
import { replacePage } from './replacePage.ts';
import { useMailedToken } from './useMailedToken.ts';
import type { ResetPasswordWords } from './words.ts';

type Props = { lang: string; words: ResetPasswordWords; form: FormWords };

export default function ResetPassword({ lang, words, form }: Props) {
  const token = useMailedToken();
  const sending = useSending<LinkFailure>(async (fields) => {
    const refused = checkPassword(fields);
    if (refused) return toRefusal(refused, words, lang);
    try {
      const { password = '' } = fields;
      await api.call(calls.resetPassword, { query: { lang }, body: { token: token ?? '', password } });
    } catch (error) {
      return toLinkFailure(error, words, lang);
    }
    // The server has ended every session, including the one of this browser.
    removeSession();
    await replacePage(screenPath('login', lang) + PASSWORD_CHANGED);
    return null;
  });

  if (token === null || sending.failure?.reason.isLinkRefused)
    return (
      <LinkNotValid words={words}>
        <a className="button" href={screenPath('forgotPassword', lang)}>
          {words.askAgain}
        </a>
      </LinkNotValid>
    );
  return (
    <AccountForm sending={sending} words={words} form={form}>
      <NewPasswordFields label={words.newPassword} errors={sending.errors} lang={lang} words={words} />
    </AccountForm>
  );
}
