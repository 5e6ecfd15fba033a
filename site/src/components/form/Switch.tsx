import { useId } from 'react';
import { Text } from '../text/Text.tsx';
import { check } from './looks.ts';

type Props = {
  name: string;
  text: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** What became of the choice. */
  state: string;
};

/** A choice that counts at once: a checkbox with a sentence about what it does. */
export function Switch({ name, text, isOn, onChange, state }: Props) {
  const id = useId();
  return (
    <div className="w-full">
      <label className={check.label}>
        <input
          className={check.box}
          type="checkbox"
          checked={isOn}
          aria-describedby={id}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <Text>{name}</Text>
      </label>
      <p className={`hint empty:hidden ${check.hint}`} id={id}>
        {text}
      </p>
      <p className={`text-ink-soft empty:hidden ${check.hint}`} role="status">
        {state}
      </p>
    </div>
  );
}
