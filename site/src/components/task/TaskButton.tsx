import type { ComponentProps } from 'react';
import type { Task } from './useTask.ts';

type Props = Omit<ComponentProps<'button'>, 'type' | 'onClick'> & { task: Task<[]> };

/** Starts a task, once at a time. While it runs it stays in reach, so that the focus stays on it. */
export function TaskButton({ task, className = 'button quiet', ...button }: Props) {
  return (
    <button
      {...button}
      className={className}
      type="button"
      aria-disabled={task.isBusy || undefined}
      onClick={() => void task.run()}
    />
  );
}
