import type { ComponentProps } from 'react';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

type Props = FieldProps & ComponentProps<'select'>;

/** One choice out of a list; the options are its children. */
export function SelectField({ label, hint, error, isRequired, id, ...select }: Props) {
  return (
    <FieldFrame {...{ label, hint, error, isRequired, id }}>
      {(control) => <select {...control} {...select} />}
    </FieldFrame>
  );
}
