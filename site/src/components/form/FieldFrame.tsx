import { CircleAlertIcon } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { type Parts, Text } from '../text/Text.tsx';
import { useFormWords } from './formWords.ts';

export type FieldProps = {
  label: string;
  hint?: Parts | string;
  error?: string | null;
  isRequired?: boolean;
  id?: string;
};

/** Attributes that connect the control with its label, hint and error. */
export type ControlProps = {
  id: string;
  required: true | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export function FieldFrame({
  label,
  hint,
  error,
  isRequired,
  id: givenId,
  children,
}: FieldProps & { children: (control: ControlProps) => Parts }) {
  const words = useFormWords();
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="block font-semibold" htmlFor={id}>
        <Text>{label}</Text>
        {isRequired && <span aria-hidden="true"> *</span>}
      </label>
      {hint && (
        <p className="hint" id={`${id}hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error mt-1 flex gap-2 font-semibold text-danger" id={`${id}error`}>
          <CircleAlertIcon className="mt-[0.25em]" />
          <span>
            <span className="sr-only">
              <Text>{`${words.error} `}</Text>
            </span>
            <Text>{error}</Text>
          </span>
        </p>
      )}
      {children({
        id,
        required: isRequired || undefined,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
    </div>
  );
}

type TextFieldProps = FieldProps & ComponentProps<'input'>;

export function TextField({ label, hint, error, isRequired, id, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} isRequired={isRequired} id={id}>
      {(control) => <input type="text" {...control} {...input} />}
    </FieldFrame>
  );
}
