import { expect } from 'vitest';
import type { Member, ReviewWorld } from './reviewWorld.ts';

export const CHECKLIST = ['accuracy', 'sources', 'plain_language', 'respectful_wording'];

export type Answer = { status: number; id: number; state: string; error: string | undefined };

/** What the buttons of the CMS do. */
export function deskSteps(world: ReviewWorld) {
  async function post(who: Member, path: string, body: object = {}): Promise<Answer> {
    const response = await world.desk('POST', path, who, body);
    const answer = await response.json();
    return { status: response.status, id: answer.id, state: answer.status, error: answer.errors?.[0]?.message };
  }

  const step = (who: Member, id: number, name: string, body: object = {}) =>
    post(who, `/contributions/${id}/steps/${name}`, body);

  /** Saves a draft and sends it for review. */
  async function send(who: Member, record: string, changes: object): Promise<Answer> {
    const saved = await world.desk('PATCH', `/${record}?draft=true`, who, { ...changes, _status: 'draft' });
    expect(saved.status).toBe(200);
    return post(who, `/${record}/send-for-review`, { editSummary: 'Said more clearly' });
  }

  async function approve(who: Member, id: number): Promise<void> {
    expect((await step(who, id, 'take')).state).toBe('in_review');
    expect((await step(who, id, 'approve', { checklist: CHECKLIST })).state).toBe('approved');
  }

  return { post, step, send, approve };
}
