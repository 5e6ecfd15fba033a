import type { FormWords } from '@common-ground/api/contracts/wording/form.ts';
import { TextField } from '../../components/form/FieldFrame.tsx';
import { useSending } from '../../components/form/Form.tsx';
import { Text } from '../../components/text/Text.tsx';
import { accountPath, homePath } from '../../routes.ts';
import { register } from '../../session/session.ts';
import { EmailField, NewPasswordFields } from './AccountFields.tsx';
import { AccountForm, AccountLinks } from './AccountForm.tsx';
import { checkRegistration, fillUsernameLength, toRefusal } from './checkRegistration.ts';
import { useReturnPath } from './pathAfterSignIn.ts';
import { SignedInPanel } from './SignedInPanel.tsx';
import { showSignInFailure, signInAndLeave } from './signInAndLeave.ts';
import type { AccountFailure } from './toAccountFailure.ts';
import type { RegisterWords } from './words.ts';

type Props = { lang: string; words: RegisterWords; form: FormWords };

export default function Register({ lang, words, form }: Props) {
  const from = useReturnPath();
  const sending = useSending<AccountFailure>(async (fields) => {
    const refused = checkRegistration(fields);
    if (refused) return showSignInFailure('register', toRefusal(refused, words, lang));
    const { email = '', password = '', username = '' } = fields;
    return signInAndLeave({ way: 'register', call: () => register({ email, password, username }), from, lang, words });
  });
  const { errors } = sending;

  return (
    <>
      <SignedInPanel lang={lang} words={words} from={from} />
      <div className="for-guest member:hidden">
        <AccountForm sending={sending} words={words} form={form}>
          <TextField
            label={words.username}
            hint={fillUsernameLength(words.usernameHint, lang)}
            error={errors.username}
            name="username"
            // Not "username": a password manager would then save this name, but users sign in with their email address.
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
            dir="auto"
            required
          />
          <EmailField label={words.email} hint={words.emailHint} />
          <NewPasswordFields label={words.password} lang={lang} words={words} errors={errors} />
        </AccountForm>
        <AccountLinks>
          <span>
            <Text>{`${words.hasAccount} `}</Text>
            <a href={accountPath('login', lang, from ?? undefined)}>{words.toLogin}</a>
          </span>
          <a href={homePath(lang)}>{words.home}</a>
        </AccountLinks>
      </div>
    </>
  );
}
