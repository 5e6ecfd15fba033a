import type { ReactNode } from 'react';
import { useAlive } from '../../islands/useAlive.ts';

type Props = {
  children: ReactNode;
  /** While it is set, `busyLabel` is shown and nothing can be sent a second time. */
  isBusy: boolean;
  busyLabel: string;
};

/**
 * Sends its form. Before the script is there it is disabled, which keeps the browser from sending the form by itself, by
 * the Enter key too. While busy it only says so: a button that is disabled then would lose the focus.
 */
export function SubmitButton({ children, isBusy, busyLabel }: Props) {
  const isAlive = useAlive();
  return (
    <button className="button" type="submit" disabled={!isAlive} aria-disabled={isBusy || undefined}>
      {isBusy ? busyLabel : children}
    </button>
  );
}
