import type { ComponentProps } from 'react';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

type Props = FieldProps & ComponentProps<'textarea'>;

/** Several lines of text. */
export function TextAreaField({ label, hint, error, isRequired, id, ...area }: Props) {
  return (
    <FieldFrame {...{ label, hint, error, isRequired, id }}>
      {(control) => <textarea {...control} {...area} />}
    </FieldFrame>
  );
}
