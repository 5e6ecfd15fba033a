import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { LoadFailed } from '../../../../components/load-failed/LoadFailed.tsx';
import type { Parts } from '../../../../components/text/Text.tsx';
import { readServerMessage } from '../../../../session/readServerMessage.ts';
import { useProfile } from '../context.ts';
import { rows } from '../looks.ts';

type Props = {
  title: string;
  intro?: Parts | string;
  /** Ref of the heading, to move the focus there when the focused element disappears. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Result of the last action. */
  said?: string;
  children: Parts;
};

export function Section({ title, intro, headingRef, said, children }: Props) {
  const id = useId();
  return (
    <section
      className="profile-section grid grid-cols-1 justify-items-start gap-3 py-9 [.profile-section+&]:border-t [.profile-section+&]:border-line [&_.form]:w-full [&>a:not(.button)]:touch"
      aria-labelledby={id}
    >
      <h2 className="focus:outline-none" id={id} tabIndex={-1} ref={headingRef}>
        {title}
      </h2>
      {intro && <p className="hint">{intro}</p>}
      {said !== undefined && <ActionResult>{said}</ActionResult>}
      {children}
    </section>
  );
}

/** Announces the result of an action. */
export function ActionResult({ children }: { children: string }) {
  return (
    <p className="text-ink-soft empty:hidden" role="status">
      {children}
    </p>
  );
}

/**
 * Holds the result of a section's last action. Showing it moves the focus to the heading, because the pressed button
 * often disappears with its row. `isWanted`: an address leads here, so the heading takes the focus too.
 */
export function useOutcome(isWanted = false) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (isWanted) headingRef.current?.focus();
  }, [isWanted]);

  function tell(what: string): void {
    setSaid(what);
    headingRef.current?.focus();
  }

  return { tell, section: { said, headingRef } };
}

export type Read<Data> = ReadableAtom<{ data?: Data; error?: unknown }> & { revalidate: () => void };

/** Renders data once it has loaded, before that a placeholder, or the error with a retry button. */
export function Part<Data>({ $read, children }: { $read: Read<Data>; children: (data: Data) => Parts }) {
  const { data, error } = useStore($read);
  const { words } = useProfile();
  const box = useRef<HTMLDivElement>(null);
  if (data !== undefined) return children(data);

  function retry() {
    // The button disappears, so the focus moves to this part instead of the start of the page.
    box.current?.focus();
    $read.revalidate();
  }

  return (
    <div className="w-full focus:outline-none" tabIndex={-1} ref={box}>
      <p className="sr-only" role="status">
        {!error && words.part.loading}
      </p>
      {error ? (
        <LoadFailed
          text={[words.part.failed, readServerMessage(error)].filter(Boolean).join(' ')}
          tryAgain={words.part.tryAgain}
          onRetry={retry}
        />
      ) : (
        <Placeholder />
      )}
    </div>
  );
}

export function Placeholder() {
  return (
    <div
      className="profile-placeholder grid gap-3 py-4 *:h-5 *:rounded-soft *:bg-sunken *:nth-2:w-4/5 *:nth-3:w-[55%]"
      aria-hidden="true"
    >
      <span />
      <span />
      <span />
    </div>
  );
}

type ReadProps<Item> = { $read: Read<Item[]>; empty: Parts; children: (item: Item) => Parts };

/** Renders loaded items as a list, or `empty` when there are none. */
export function ListPart<Item>({ $read, empty, children }: ReadProps<Item>) {
  return (
    <Part $read={$read}>
      {(items) => (items.length === 0 ? empty : <ul className={rows}>{items.map(children)}</ul>)}
    </Part>
  );
}
