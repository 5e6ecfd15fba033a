import type { ComponentProps } from 'react';
import { TextField } from '../../../components/form/FieldFrame.tsx';
import { Text } from '../../../components/text/Text.tsx';
import { accountPath } from '../../../routes.ts';
import { useForm } from './FormFrame.tsx';
import type { Errors } from './toErrors.ts';

export type Sender = { contributorName: string; contributorEmail: string };

type Props = { sender: Sender; errors: Errors; onChange: (part: Partial<Sender>) => void };

export function SenderFields({ sender, errors, onChange }: Props) {
  const { lang, words } = useForm();
  const { pathname, search } = location;
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4 [&_a]:inline-flex [&_a]:min-h-7 [&_a]:items-center">
      <legend className="mb-1 font-heading text-h3 leading-[1.3] font-semibold">{words.sender.title}</legend>
      <p className="hint">{words.sender.intro}</p>
      <p>
        <Text>{`${words.sender.haveAccount} `}</Text>
        <a href={accountPath('login', lang, pathname + search)}>{words.sender.signIn}</a>
      </p>
      <WrittenField
        name="contributorName"
        label={words.sender.name}
        error={errors.contributorName}
        isRequired
        autoComplete="name"
        value={sender.contributorName}
        onChange={(contributorName) => onChange({ contributorName })}
      />
      <WrittenField
        name="contributorEmail"
        label={words.sender.email}
        error={errors.contributorEmail}
        isRequired
        type="email"
        autoComplete="email"
        dir="ltr"
        value={sender.contributorEmail}
        onChange={(contributorEmail) => onChange({ contributorEmail })}
      />
    </fieldset>
  );
}

type WrittenFieldProps = Omit<ComponentProps<typeof TextField>, 'id' | 'onChange'> & {
  name: string;
  value: string;
  onChange: (value: string) => void;
};

/** Text field with an id to which the list of errors links. */
export function WrittenField({ onChange, ...field }: WrittenFieldProps) {
  return (
    <TextField dir="auto" {...field} id={`field-${field.name}`} onChange={({ target }) => onChange(target.value)} />
  );
}
