import { TextField } from '../../components/form/FieldFrame.tsx';
import { PasswordField } from '../../components/form/PasswordField.tsx';
import { fillPasswordLength } from './checkRegistration.ts';

type Props = { label: string; hint?: string };

export function EmailField(props: Props) {
  return <TextField {...props} type="email" name="email" autoComplete="username" dir="ltr" required />;
}

type CodeFieldProps = { words: { code: string; codeHint?: string }; error?: string | undefined };

/** Field for a code of the second factor. Not numeric, because recovery codes have letters. */
export function CodeField({ words: { code, codeHint }, error }: CodeFieldProps) {
  return (
    <TextField
      label={code}
      hint={codeHint}
      error={error}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      required
    />
  );
}

type NewPasswordProps = {
  lang: string;
  label: string;
  words: { passwordHint: string; confirmPassword: string };
  errors: Record<string, string>;
};

export function NewPasswordFields({ lang, label, words, errors }: NewPasswordProps) {
  const shared = { autoComplete: 'new-password', dir: 'ltr', required: true } as const;
  return (
    <>
      <PasswordField
        {...shared}
        label={label}
        hint={fillPasswordLength(words.passwordHint, lang)}
        error={errors.password}
        name="password"
      />
      <PasswordField {...shared} label={words.confirmPassword} error={errors.confirmPassword} name="confirmPassword" />
    </>
  );
}
