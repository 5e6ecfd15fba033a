import { type ContentDue, DUE_KINDS } from '../../contracts/analytics/dashboard.ts';
import type { Database } from '../../platform/Database.ts';
import { selectChatFigures } from './queries/chatDays.ts';
import { selectFruitless } from './queries/fruitless.ts';
import { selectDueContent } from './queries/selectDueContent.ts';

export async function getContentDue(database: Database): Promise<ContentDue> {
  const [due, fruitless, chat] = await Promise.all([
    Promise.all(DUE_KINDS.map((kind) => selectDueContent(database, kind))),
    selectFruitless(database),
    selectChatFigures(database),
  ]);
  return { due, fruitless, chat };
}
