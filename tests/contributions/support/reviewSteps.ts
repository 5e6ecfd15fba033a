import { expect } from 'vitest';
import { type Member, NEW_CONDITION, type ReviewWorld } from './reviewWorld.ts';

export type Receipt = { id: number; status: string; title: string };
export type Begun = { revision: number; texts: { summary: string; symptoms: string[] } };
export type People = { author: Member; reviewer: Member; colleague: Member; editor: Member; admin: Member };

/** One of each who has a part in it, and a second reviewer. */
export async function givenPeople({ member }: ReviewWorld): Promise<People> {
  return {
    author: await member('author', 'user'),
    reviewer: await member('reviewer', 'reviewer'),
    colleague: await member('colleague', 'reviewer'),
    editor: await member('editor', 'editor'),
    admin: await member('admin', 'admin'),
  };
}

/** What the tests do, and what they look at, in the words of the workflow. */
export function reviewSteps(world: ReviewWorld, { reviewer }: People) {
  const step = (who: Member | null, id: number, name: string, body: object = {}) =>
    world.call('POST', `/api/contributions/${id}/steps/${name}`, who, body);

  async function submit(who: Member | null, changes: object = {}): Promise<Receipt> {
    const answer = await world.call('POST', '/api/conditions', who, { ...NEW_CONDITION, ...changes });
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    return answer.body as Receipt;
  }

  async function textsOf(id: number): Promise<Begun> {
    return (await world.call('GET', `/api/conditions/${id}/texts`)).body as Begun;
  }

  async function suggest(who: Member | null, id: number, texts: object, changes: object = {}): Promise<Receipt> {
    const { revision } = await textsOf(id);
    const body = { texts, baseRevision: revision, editSummary: 'Clearer words', ...changes };
    const answer = await world.call('POST', `/api/conditions/${id}/suggestions`, who, body);
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    return answer.body as Receipt;
  }

  async function approved(who: Member | null, id: number, texts: object, changes: object = {}): Promise<Receipt> {
    const receipt = await suggest(who, id, texts, changes);
    expect((await step(reviewer, receipt.id, 'take')).status).toBe(200);
    expect((await step(reviewer, receipt.id, 'approve')).status).toBe(200);
    return receipt;
  }

  const stateOf = async (id: number) =>
    (await world.rows<{ status: string }>('SELECT status FROM contributions WHERE id = $1', [id]))[0]?.status;
  const eventsOf = async (id: number) =>
    (
      await world.rows<{ event: string }>(
        `SELECT concat_ws(' ', action, from_state, to_state, u.username) AS event FROM review_events e
     LEFT JOIN users u ON u.id = e.user_id WHERE contribution_id = $1 ORDER BY e.at, e.id`,
        [id],
      )
    ).map(({ event }) => event);
  const inboxOf = async (who: Member) =>
    (
      await world.rows<{ news: string }>(
        `SELECT concat_ws(' ', kind, "values" ->> 'title', "values" ->> 'reason') AS news FROM notifications WHERE user_id = $1 ORDER BY id`,
        [who.id],
      )
    ).map(({ news }) => news);
  const counts = () =>
    world.rows(`SELECT (SELECT count(*) FROM conditions) AS conditions, (SELECT count(*) FROM _conditions_v) AS versions,
    (SELECT count(*) FROM review_events) AS events, (SELECT count(*) FROM notifications) AS notifications,
    (SELECT count(*) FROM publisher.change) AS changes, (SELECT sum(edit_count) FROM users) AS edits`);

  return { step, submit, textsOf, suggest, approved, stateOf, eventsOf, inboxOf, counts };
}
