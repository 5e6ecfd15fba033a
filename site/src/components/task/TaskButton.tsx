import { type ComponentProps, useState } from 'react';
import { hasNotReachedService } from '../../session/hasNotReachedService.ts';
import { readServerMessage } from '../../session/readServerMessage.ts';
import { WithConnection } from '../needs-connection/WithConnection.tsx';
import type { Parts } from '../text/Text.tsx';
import { useBusy } from './useBusy.ts';

type Props = Omit<ComponentProps<'button'>, 'type' | 'onClick' | 'children'> & {
  children: Parts | string;
  task: Task<[]>;
  /** Whether the button needs no `WithConnection`: its action works offline, or its content shows that it does not. */
  worksOffline?: boolean;
};

/** Starts a task, one run at a time. While it runs the button is not disabled, so that it keeps the focus. */
export function TaskButton({ task, worksOffline, className = 'button quiet', children, ...button }: Props) {
  return (
    <button
      {...button}
      className={className}
      type="button"
      aria-disabled={task.isBusy || undefined}
      onClick={() => void task.run()}
    >
      {worksOffline ? children : <WithConnection>{children}</WithConnection>}
    </button>
  );
}

export function Reason({ children }: { children: string | null }) {
  if (!children) return null;
  return (
    <p className="font-semibold text-danger" role="alert">
      {children}
    </p>
  );
}

type Task<Arguments extends unknown[]> = {
  isBusy: boolean;
  /** Why the task failed, in the reader's language; null while it runs and after a success. */
  reason: string | null;
  run: (...given: Arguments) => Promise<void>;
};

/** Runs a task that may fail, one run at a time. `notDone` is the reason when the server gave no message. */
export function useTask<Arguments extends unknown[]>(
  task: (...given: Arguments) => Promise<void>,
  notDone: string,
): Task<Arguments> {
  const { isBusy, once } = useBusy();
  const [reason, setReason] = useState<string | null>(null);

  const run = (...given: Arguments) =>
    once(async () => {
      setReason(null);
      try {
        await task(...given);
      } catch (error) {
        setReason((hasNotReachedService(error) ? null : readServerMessage(error)) ?? notDone);
      }
    });

  return { isBusy, reason, run };
}
