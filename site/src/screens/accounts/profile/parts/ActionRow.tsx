import { Reason } from '../../../../components/task/TaskButton.tsx';
import type { Parts } from '../../../../components/text/Text.tsx';
import { withAction } from '../looks.ts';

type Props = {
  /** Why the last action failed, null when it did not. */
  reason: string | null;
  actions: Parts;
  children: Parts;
};

export function ActionRow({ reason, actions, children }: Props) {
  return (
    <li className={withAction}>
      <div>
        {children}
        <Reason>{reason}</Reason>
      </div>
      {actions}
    </li>
  );
}
