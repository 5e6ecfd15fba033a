import { TextField } from '../../components/form/FieldFrame.tsx';
import { PasswordField } from '../../components/form/PasswordField.tsx';
import { fillPasswordLength } from './checkRegistration.ts';

type Props = { label: string; hint?: string };

export function EmailField(props: Props) {
  return <TextField {...props} type="email" name="email" autoComplete="username" dir="ltr" required />;
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
