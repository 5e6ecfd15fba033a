import Form from 'next/form.js';
import Link from 'next/link.js';
import type { ReactNode } from 'react';
import { Action } from './Action.tsx';

type Props = {
  label: string;
  list: string;
  /** Query parameters that the form passes on unchanged. */
  kept: Record<string, string | undefined>;
  /** Address of the list without these filters. Undefined when no filter is set. */
  cleared?: string | undefined;
  children: ReactNode;
};

export function Filter({ label, list, kept, cleared, children }: Props) {
  return (
    <Form action={list} className="desk-filter" role="search" aria-label={label}>
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      <div className="desk-actions">
        <Action type="submit" isQuiet>
          Show
        </Action>
        {cleared && (
          <Link className="desk-link" href={cleared} prefetch={false}>
            Clear
          </Link>
        )}
      </div>
    </Form>
  );
}

type ChooseProps = {
  name: string;
  label: string;
  any: string;
  choices: { value: string | number; label: string }[];
  chosen: string | number | undefined;
};

export function FilterSelect({ name, label, any, choices, chosen = '' }: ChooseProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={String(chosen)}>
        <option value="">{any}</option>
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
