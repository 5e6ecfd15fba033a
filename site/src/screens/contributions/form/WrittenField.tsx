import type { ComponentProps } from 'react';
import { TextField } from '../../../components/form/TextField.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'id' | 'onChange'> & {
  name: string;
  value: string;
  onChange: (value: string) => void;
};

/** A line of text that is kept while it is written, and that the list of what is wrong can lead to. */
export function WrittenField({ onChange, ...field }: Props) {
  return (
    <TextField dir="auto" {...field} id={`field-${field.name}`} onChange={({ target }) => onChange(target.value)} />
  );
}
