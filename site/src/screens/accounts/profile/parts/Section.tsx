import { type ReactNode, type Ref, useId } from 'react';
import { Said } from './Said.tsx';

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
