import { CircleCheckIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import '../../styles/late.ts';
import type { Parts } from '../../components/text/Text.tsx';

/** Shows that an action is done. Takes the focus, because the notice often replaces the form that had it. */
export function Notice({ children }: { children: Parts | string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      className="mb-6 flex gap-3 rounded-soft border border-s-6 border-edge border-s-action bg-raised px-5 py-4 [&_:is(p,.button)+:is(p,.button)]:mt-4 [&>svg]:mt-[0.2em] [&>svg]:text-action"
      role="status"
      tabIndex={-1}
      ref={box}
    >
      <CircleCheckIcon />
      <div>{children}</div>
    </div>
  );
}
