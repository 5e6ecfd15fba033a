import { CircleCheckIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

/** Says that something is done, and takes the focus from the form that it stands in place of. */
export function Notice({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="done-notice" role="status" tabIndex={-1} ref={box}>
      <CircleCheckIcon />
      <div>{children}</div>
    </div>
  );
}
