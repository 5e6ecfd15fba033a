import { OctagonAlertIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Says that something failed, where it failed, and takes the focus so that nobody misses it. Give it a `key` that changes
 * with each attempt: the same words a second time are news too.
 */
export function Alert({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="alert" role="alert" tabIndex={-1} ref={box}>
      <OctagonAlertIcon />
      <div>{children}</div>
    </div>
  );
}
