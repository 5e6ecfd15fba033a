import type { Database } from '../../platform/Database.ts';
import { notify } from '../notifications/queries/notify.ts';
import { selectUnlapsedSignOffs } from './queries/selectUnlapsedSignOffs.ts';

type Page = { conditionId: number; title: string };

/** Runs `work`, then notifies the signers whose sign-offs `work` has ended. Must run in a transaction. */
export async function notifyLapsedSigners<Result>(
  connection: Database,
  { conditionId, title }: Page,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = await selectUnlapsedSignOffs(connection, conditionId);
  const result = await work();
  if (before.length === 0) return result;
  const left = new Set((await selectUnlapsedSignOffs(connection, conditionId)).map(({ id }) => id));
  const signers = new Set(before.filter(({ id }) => !left.has(id)).map(({ userId }) => userId));
  const news = { kind: 'sign_off_lapsed', values: { title }, link: `/condition/${conditionId}` } as const;
  for (const userId of signers) if (userId !== null) await notify(connection, { userId, ...news });
  return result;
}
