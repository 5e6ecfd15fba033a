import type { ComponentProps } from 'react';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

type Props = FieldProps & ComponentProps<'select'>;

export function SelectField({ label, hint, error, isRequired, id, ...select }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error} isRequired={isRequired} id={id}>
      {(control) => <select {...control} {...select} />}
    </FieldFrame>
  );
}
