import type { ComponentProps } from 'react';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

type Props = FieldProps & ComponentProps<'textarea'>;

export function TextAreaField({ label, hint, error, isRequired, id, ...area }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error} isRequired={isRequired} id={id}>
      {(control) => <textarea {...control} {...area} />}
    </FieldFrame>
  );
}
