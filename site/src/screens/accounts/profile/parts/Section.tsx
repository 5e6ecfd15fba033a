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
    <section className="profile-section" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} ref={headingRef}>
        {title}
      </h2>
      {intro && <p className="hint">{intro}</p>}
      {said !== undefined && <Said>{said}</Said>}
      {children}
    </section>
  );
}
