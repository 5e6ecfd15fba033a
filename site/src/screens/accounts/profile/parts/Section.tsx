import { type ReactNode, type Ref, useId } from 'react';

type Props = {
  title: string;
  intro?: ReactNode;
  /** Takes the focus where what had it goes. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** A part of a tab, with its heading. */
export function Section({ title, intro, headingRef, children }: Props) {
  const id = useId();
  return (
    <section className="profile-section" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} ref={headingRef}>
        {title}
      </h2>
      {intro && <p className="hint">{intro}</p>}
      {children}
    </section>
  );
}
