import { SECOND_LOOK, type SecondLook } from '@common-ground/api/contracts/learning/desk.ts';
import { WHO, type Who } from '@common-ground/api/platform/accessRule.ts';
import type { Desk } from './Desk.ts';
import type { Samples } from './Samples.ts';

/** What learners have, with a draft beside it that is somebody else's: one for each who may ask, as it is published once. */
export async function givenPathDrafts(desk: Desk, samples: Samples) {
  const { payload } = desk.test;
  const ids = new Map<string, number>();
  const id = desk.idOf('a second administrator');
  const writer = { ...(await payload.findByID({ collection: 'users', id, depth: 0 })), collection: 'users' } as const;
  for (const collection of SECOND_LOOK)
    for (const who of WHO) {
      const record = await samples.record(collection);
      const data = { title: `A draft for ${who}`, _status: 'draft' } as const;
      await payload.update({ collection, id: record.id, data, draft: true, depth: 0, user: writer });
      ids.set(`${collection} ${who}`, record.id);
    }
  return (collection: SecondLook, who: Who): number => ids.get(`${collection} ${who}`) ?? 0;
}
