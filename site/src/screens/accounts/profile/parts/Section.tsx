import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';

type Props = {
  title: string;
  intro?: ReactNode;
  /** Takes the focus where what had it goes. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** What came of the last action. */
  said?: string;
  children: ReactNode;
};

/** A part of a tab, with its heading. */
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
      {said !== undefined && <Said>{said}</Said>}
      {children}
    </section>
  );
}

/** What came of the last action of a section, said to everybody. */
export function Said({ children }: { children: string }) {
  return (
    <p className="text-ink-soft empty:hidden" role="status">
      {children}
    </p>
  );
}

/**
 * What came of the last action of a section. Saying it brings the focus to the heading, as the button that was pressed is
 * often gone with its row; so does an address that leads here.
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
