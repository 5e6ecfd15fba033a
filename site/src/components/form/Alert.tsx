import { OctagonAlertIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import '../../styles/late.ts';
import type { Parts } from '../text/Text.tsx';

/** Shows a failure and takes the focus. A `key` that changes with each attempt lets a repeated message take it too. */
export function Alert({ children }: { children: Parts | string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      className="alert flex gap-3 rounded-soft border border-s-6 border-danger-edge bg-danger-surface px-5 py-4 text-danger [&>svg]:mt-[0.2em]"
      role="alert"
      tabIndex={-1}
      ref={box}
    >
      <OctagonAlertIcon />
      <div>{children}</div>
    </div>
  );
}
