import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../islands/useHydrated.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { useFormWords } from './formWords.ts';
import { besideButton } from './looks.ts';

type Props = FieldProps &
  Omit<ComponentProps<'input'>, 'type' | 'ref'> & { autoComplete: 'current-password' | 'new-password' };

/** A password that can be shown. It is hidden before sending, because browsers remember the content of text fields. */
export function PasswordField({ label, hint, error, ...input }: Props) {
  const words = useFormWords();
  const box = useRef<HTMLInputElement>(null);
  const isAlive = useHydrated();
  const [isShown, setShown] = useState(false);
  const [isTouched, setTouched] = useState(false);

  useEffect(() => {
    const form = box.current?.form;
    const hide = () => {
      // Sets the property of the element directly, because the form is read in the same event, before React renders.
      if (box.current) box.current.type = 'password';
      setShown(false);
      setTouched(false);
    };
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative flex flex-wrap gap-x-2">
          <input
            className={besideButton.input}
            {...control}
            {...input}
            ref={box}
            type={isShown ? 'text' : 'password'}
            autoCorrect="off"
            spellCheck={false}
          />
          <button
            className={`${besideButton.button} self-end border-edge`}
            type="button"
            disabled={!isAlive}
            aria-controls={control.id}
            aria-label={isShown ? words.hidePassword : words.showPassword}
            onClick={() => {
              setShown(!isShown);
              setTouched(true);
            }}
          >
            {isShown ? words.hide : words.show}
          </button>
          <span className="sr-only" aria-live="polite">
            {isTouched && (isShown ? words.shown : words.hidden)}
          </span>
        </div>
      )}
    </FieldFrame>
  );
}
