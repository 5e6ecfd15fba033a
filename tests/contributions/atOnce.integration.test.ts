import { CHECKLIST } from '@common-ground/api/contracts/contributions/contributions.ts';
import type { WorkflowState } from '@common-ground/api/contracts/contributions/workflow.ts';
import { publishDue } from '@common-ground/api/features/contributions/publishDue.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenContribution } from './support/givenContribution.ts';
import { type Member, type ReviewWorld, reviewWorld } from './support/reviewWorld.ts';

/** Whoever wins is chance, so each of them is tried as often as this. */
const RUNS = 12;

let world: ReviewWorld;
let author: Member;
let reviewer: Member;
let colleague: Member;
let editor: Member;
let admin: Member;
let translators: [Member, Member];
let page = 0;

beforeAll(async () => {
  world = await reviewWorld();
  author = await world.member('author', 'user');
  reviewer = await world.member('reviewer', 'reviewer');
  colleague = await world.member('colleague', 'reviewer');
  editor = await world.member('editor', 'editor');
  admin = await world.member('admin', 'admin');
  translators = [
    await world.member('one-translator', 'translator'),
    await world.member('other-translator', 'translator'),
  ];
});

type Answer = { status: number; text: string; body: unknown };
type Acting = (id: number) => Promise<Answer>;

const step =
  (who: Member, name: string, body: object = {}): Acting =>
  (id) =>
    world.call('POST', `/api/contributions/${id}/steps/${name}`, who, body);
const call =
  (who: Member, name: 'answer' | 'resolve', body: object): Acting =>
  (id) =>
    world.call('POST', `/api/contributions/${id}/${name}`, who, body);
const because = { reason: 'Because' };
const later = () => ({ at: new Date(Date.now() + 86_400_000).toISOString() });

type Event = { action: string; from: WorkflowState; to: WorkflowState };

async function historyOf(id: number): Promise<{ state: string; events: Event[] }> {
  const [row] = await world.rows<{ state: string }>('SELECT status AS state FROM contributions WHERE id = $1', [id]);
  const events = await world.rows<Event>(
    'SELECT action, from_state AS from, to_state AS to FROM review_events WHERE contribution_id = $1 ORDER BY at, id',
    [id],
  );
  return { state: row?.state ?? '', events };
}

/** Events that lead from one state to the next without a gap, to where the row is. */
function isUnbroken(begin: WorkflowState, { state, events }: { state: string; events: Event[] }): boolean {
  let at: string = begin;
  for (const { from, to } of events) {
    if (from !== at) return false;
    at = to;
  }
  return at === state;
}

async function given(state: WorkflowState): Promise<number> {
  page = (page % 20) + 1;
  return givenContribution(world, { conditionId: page, state, authorId: author.id, reviewerId: reviewer.id });
}

const versionsOf = async (condition: number) =>
  Number(
    (await world.rows<{ n: string }>('SELECT count(*) AS n FROM _conditions_v WHERE parent_id = $1', [condition]))[0]
      ?.n,
  );

/** Pairs of which only one can come to pass: each ends what the other begins from. */
const EXCLUSIVE: [string, WorkflowState, () => [Acting, Acting]][] = [
  ['two reviewers take it', 'pending', () => [step(reviewer, 'take'), step(colleague, 'take')]],
  ['the same reviewer presses twice', 'pending', () => [step(reviewer, 'take'), step(reviewer, 'take')]],
  [
    'a reviewer takes it and its author withdraws it',
    'pending',
    () => [step(reviewer, 'take'), step(author, 'withdraw')],
  ],
  ['it is approved and rejected', 'in_review', () => [step(reviewer, 'approve'), step(reviewer, 'reject', because)]],
  [
    'it is approved and changes are asked for',
    'in_review',
    () => [step(reviewer, 'approve'), step(reviewer, 'request_changes', because)],
  ],
  ['it is approved twice', 'in_review', () => [step(reviewer, 'approve'), step(reviewer, 'approve')]],
  [
    'it is rejected and given back by an editor',
    'in_review',
    () => [step(reviewer, 'reject', because), step(editor, 'release')],
  ],
  ['it is rejected and withdrawn', 'in_review', () => [step(reviewer, 'reject', because), step(author, 'withdraw')]],
  [
    'it is joined and approved',
    'in_review',
    () => [call(reviewer, 'resolve', { texts: { summary: 'Joined.' } }), step(reviewer, 'approve')],
  ],
  [
    'its author answers twice',
    'changes_requested',
    () => [call(author, 'answer', because), call(author, 'answer', because)],
  ],
  [
    'its author answers and withdraws',
    'changes_requested',
    () => [call(author, 'answer', because), step(author, 'withdraw')],
  ],
  ['two editors publish it', 'approved', () => [step(editor, 'publish'), step(admin, 'publish')]],
  [
    'an editor publishes it and its author withdraws it',
    'approved',
    () => [step(editor, 'publish'), step(author, 'withdraw')],
  ],
  [
    'it is published and an administrator says it is an emergency',
    'approved',
    () => [step(editor, 'publish'), step(admin, 'publish_in_emergency', because)],
  ],
  [
    'it is published and joined',
    'approved',
    () => [step(editor, 'publish'), call(colleague, 'resolve', { texts: { summary: 'Joined.' } })],
  ],
];

describe('of two at the same moment exactly one comes to pass, and the other is told in words', () => {
  it.each(EXCLUSIVE)('%s', async (_, state, acting) => {
    for (let run = 0; run < RUNS; run++) {
      const id = await given(state);
      const before = await versionsOf(page);
      const [one, other] = acting();
      // Each of them is the first to ask as often as the other.
      const answers = await Promise.all((run % 2 ? [one, other] : [other, one]).map((act) => act(id)));
      const history = await historyOf(id);
      // What was taken or approved may still be withdrawn or joined: then both came to pass, one after the other.
      const isBoth = answers.every(({ status }) => status === 200);
      const isFollowed =
        history.events.length === 2 && ['withdraw', 'resolve'].includes(history.events[1]?.action ?? '');
      expect(isUnbroken(state, history), JSON.stringify(history)).toBe(true);
      expect(isBoth, JSON.stringify({ answers, history })).toBe(isFollowed);
      expect(history.events).toHaveLength(isFollowed ? 2 : 1);
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.map(({ status }) => status)).toEqual(isFollowed ? [] : [409]);
      for (const { text } of refused) expect(text).toMatch(/is reviewing this|not possible any more/);
      expect((await versionsOf(page)) - before).toBe(history.state === 'published' ? 1 : 0);
    }
  });

  it('scheduling and publishing leave no date behind, whichever came first', async () => {
    for (let run = 0; run < RUNS; run++) {
      const id = await given('approved');
      const acting = [step(editor, 'publish'), step(admin, 'schedule', later())];
      const answers = await Promise.all((run % 2 ? acting : acting.reverse()).map((act) => act(id)));
      const history = await historyOf(id);
      expect(history.state).toBe('published');
      expect(isUnbroken('approved', history)).toBe(true);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(history.events.length);
      const [row] = await world.rows(
        'SELECT scheduled_for AS at, scheduled_by_id AS by FROM contributions WHERE id = $1',
        [id],
      );
      expect(row).toEqual({ at: null, by: null });
    }
  });

  it('what is due is published once, by the one worker or by an editor who is as quick', async () => {
    for (let run = 0; run < RUNS; run++) {
      const id = await given('approved');
      const before = await versionsOf(page);
      await world.rows(
        `UPDATE contributions SET scheduled_for = now() - interval '1 minute', scheduled_by_id = $2 WHERE id = $1`,
        [id, editor.id],
      );
      const means = { database: world.pool, payload: world.payload };
      await Promise.all([publishDue(means), step(admin, 'publish')(id), publishDue(means)]);
      const history = await historyOf(id);
      expect([history.state, history.events.length]).toEqual(['published', 1]);
      expect((await versionsOf(page)) - before).toBe(1);
    }
  });
});

describe('two proposals', () => {
  it('of the same part of a page: the second is not published over the first', async () => {
    for (let run = 0; run < RUNS; run++) {
      const first = await given('approved');
      const second = await givenContribution(world, {
        conditionId: page,
        state: 'approved',
        authorId: author.id,
        reviewerId: reviewer.id,
      });
      const before = await versionsOf(page);
      const answers = await Promise.all([step(editor, 'publish')(first), step(admin, 'publish')(second)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.text).toContain('Changed on the page meanwhile: summary.');
      expect((await versionsOf(page)) - before).toBe(1);
    }
  });

  it('of different parts of a page: both are published, one on top of the other', async () => {
    for (let run = 0; run < RUNS; run++) {
      const first = await given('approved');
      const tags = [`tag-${run}`];
      const second = await givenContribution(world, {
        conditionId: page,
        state: 'approved',
        authorId: author.id,
        reviewerId: reviewer.id,
        content: { tags },
      });
      const [{ content } = { content: { summary: '' } }] = await world.rows<{ content: { summary: string } }>(
        'SELECT content FROM contributions WHERE id = $1',
        [first],
      );
      const answers = await Promise.all([step(editor, 'publish')(first), step(admin, 'publish')(second)]);
      expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(({ text }) => [200, text]));
      const [row] = await world.rows('SELECT summary, tags FROM conditions WHERE id = $1', [page]);
      expect(row).toEqual({ summary: content.summary, tags });
    }
  });

  it('of the first translation into a language, by two translators: one becomes the page, the other meets it', async () => {
    const [language] = await world.rows<{ id: number }>(`SELECT id FROM languages WHERE code = 'fr'`);
    for (let run = 0; run < RUNS; run++) {
      const condition = run + 1;
      await world.rows('DELETE FROM condition_translations WHERE condition_id = $1', [condition]);
      const { body } = await world.call('GET', `/api/conditions/${condition}/texts`);
      const proposals = await Promise.all(
        translators.map((who) =>
          world.call('POST', `/api/conditions/${condition}/suggestions`, who, {
            texts: { name: `Nom de ${who.name}`, summary: `Résumé de ${who.name}.` },
            ...{ baseRevision: (body as { revision: number }).revision, editSummary: 'Première', language: 'fr' },
          }),
        ),
      );
      const ids = proposals.map(({ body }) => (body as { id: number }).id);
      for (const id of ids) {
        expect((await step(reviewer, 'take')(id)).status).toBe(200);
        expect((await step(reviewer, 'approve')(id)).status).toBe(200);
      }
      const answers = await Promise.all(ids.map((id, place) => step(place ? admin : editor, 'publish')(id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const winner = translators[answers.findIndex(({ status }) => status === 200)];
      expect(
        await world.rows(
          'SELECT name, translated_by_id AS by FROM condition_translations WHERE condition_id = $1 AND language_id = $2',
          [condition, language?.id],
        ),
      ).toEqual([{ name: `Nom de ${winner?.name}`, by: winner?.id }]);
    }
  });
});

it('a draft of the CMS that is sent by two presses waits once', async () => {
  for (let run = 0; run < RUNS; run++) {
    const condition = run + 1;
    const draft = { tags: [`sent-twice-${run}`], _status: 'draft' };
    expect((await world.desk('PATCH', `/conditions/${condition}?draft=true`, editor, draft)).status).toBe(200);
    const send = () => world.desk('POST', `/conditions/${condition}/send-for-review`, editor, { editSummary: 'Sent' });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
});

it('many who do everything at once leave events that tell a whole way, and no page without an approval', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, () => given('pending')));
  const names = [
    'take',
    'release',
    'approve',
    'reject',
    'request_changes',
    'withdraw',
    'publish',
    'schedule',
    'unschedule',
  ];
  const everybody = [author, reviewer, colleague, editor, admin];
  for (let round = 0; round < 6; round++) {
    const answers = await Promise.all(
      ids.flatMap((id) =>
        everybody.map((who, place) => {
          const name = names[(round * 5 + place * 2 + id) % names.length] ?? 'take';
          return step(who, name, { ...because, ...later(), checklist: [...CHECKLIST] })(id);
        }),
      ),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  }
  for (const id of ids) {
    const history = await historyOf(id);
    expect(isUnbroken('pending', history), JSON.stringify(history)).toBe(true);
    const published = history.events.findIndex(({ to }) => to === 'published');
    if (published >= 0) expect(history.events.slice(0, published).map(({ action }) => action)).toContain('approve');
  }
});
