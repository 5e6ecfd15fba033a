import type { ComponentProps } from 'react';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

type Props = FieldProps & ComponentProps<'input'>;

export function TextField({ label, hint, error, isRequired, id, ...input }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error} isRequired={isRequired} id={id}>
      {(control) => <input type="text" {...control} {...input} />}
    </FieldFrame>
  );
}
