import { fieldNames } from '@common-ground/api/contracts/wording/encyclopediaFields.ts';
import { plural } from '@common-ground/api/contracts/wording/plural.ts';
import { TextField } from '../../../components/form/FieldFrame.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { useForm } from './FormFrame.tsx';
import { ListField } from './ListField.tsx';
import {
  countRows,
  isList,
  isRequired,
  LENGTHS,
  type TextField as Name,
  type PlainName,
  type Writing,
} from './texts.ts';
import type { Errors } from './toErrors.ts';

type Props = {
  fields: readonly Name[];
  writing: Writing;
  errors: Errors;
  onChange: (writing: Writing) => void;
  /** Language of the texts, when it differs from the page's. */
  language?: string;
};

export function TextsFields({ fields, writing: { texts, pending }, errors, onChange, language }: Props) {
  const { lang, words } = useForm();
  const labels = fieldNames(lang);
  return fields.map((name) => {
    const shared = {
      name,
      label: labels[name],
      error: errors[name],
      isRequired: isRequired(name),
    };
    if (!isList(name))
      return (
        <PlainField
          {...shared}
          key={name}
          name={name}
          language={language}
          value={texts[name] ?? ''}
          onChange={(value) => onChange({ texts: { ...texts, [name]: value }, pending })}
        />
      );
    return (
      <ListField
        {...shared}
        key={name}
        hint={words.hints[name]}
        length={LENGTHS[name]}
        language={language}
        list={texts[name] ?? []}
        pending={pending[name] ?? ''}
        onChange={(change) =>
          onChange({
            texts: change.list ? { ...texts, [name]: change.list } : texts,
            pending: { ...pending, [name]: change.pending },
          })
        }
      />
    );
  });
}

type PlainProps = {
  name: PlainName;
  label: string;
  error: string | undefined;
  isRequired: boolean;
  value: string;
  onChange: (value: string) => void;
  language: string | undefined;
};

function PlainField({ name, language, onChange, ...field }: PlainProps) {
  const { lang, words } = useForm();
  const props = {
    ...field,
    name,
    id: `field-${name}`,
    hint: `${words.hints[name]} ${plural(lang, words.atMost, LENGTHS[name])}`,
    dir: 'auto',
    lang: language,
    autoComplete: 'off',
  };
  const rows = countRows(name);
  if (rows === 1) return <TextField {...props} onChange={({ target }) => onChange(target.value)} />;
  return <TextAreaField {...props} rows={rows} onChange={({ target }) => onChange(target.value)} />;
}
