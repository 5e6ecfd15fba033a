import type { z } from 'zod';
import { conditionTextsSchema } from '../../contracts/contributions/contents.ts';
import type { newConditionSchema } from '../../contracts/contributions/contributions.ts';
import type { Database } from '../../platform/Database.ts';
import { BadRequest } from '../../platform/errors.ts';
import { selectPage } from '../encyclopedia/queries/selectPage.ts';
import type { Sender } from './demandSender.ts';
import { insertProposal, type Receipt } from './insertProposal.ts';

type NewCondition = Omit<z.output<typeof newConditionSchema>, 'contributorName' | 'contributorEmail'>;

export async function submitCondition(condition: NewCondition, sender: Sender, database: Database): Promise<Receipt> {
  const { categoryId } = condition;
  const category = await selectPage(database, { kind: 'category', id: categoryId });
  if (!category) throw new BadRequest('categoryId: there is no such category');
  const content = conditionTextsSchema.strip().parse(condition);
  return insertProposal(
    { kind: 'condition', categoryId, title: content.name, description: null, content },
    sender,
    database,
  );
}
