import { neededWords } from '@common-ground/api/contracts/wording/offlineNeeded.ts';
import { useId } from 'react';
import { useOnline } from '../../session/offline/useOnline.ts';
import { Text } from '../text/Text.tsx';
import { check } from './looks.ts';

type Props = {
  name: string;
  text: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  state: string;
  /** Whether the server saves the choice, which needs a connection. */
  isRemote?: boolean;
};

/** A checkbox that takes effect at once. */
export function Switch({ name, text, isOn, onChange, state, isRemote }: Props) {
  const id = useId();
  const isOnline = useOnline();
  const needed = isRemote && !isOnline ? neededWords(document.documentElement.lang) : '';
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
        {state || needed}
      </p>
    </div>
  );
}
