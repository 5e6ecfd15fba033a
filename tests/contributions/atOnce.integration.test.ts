import { CHECKLIST, STEPS } from '@common-ground/api/contracts/contributions/contributions.ts';
import type { WorkflowState } from '@common-ground/api/contracts/contributions/workflow.ts';
import { publishDue } from '@common-ground/api/features/contributions/publishDue.ts';
import { runUnprotected } from '@common-ground/api/platform/testing/withoutProtection.ts';
import { IS_DEEP } from '@common-ground/api/testing/deep.ts';
import { describe, expect, it } from 'vitest';
import { insertContribution } from './support/insertContribution.ts';
import { type Answer, type Member, openReviewServer } from './support/openReviewServer.ts';

/** Number of times that each race is tried, because chance decides which request wins. */
const RUNS = IS_DEEP ? 50 : 6;
const CONDITIONS = 20;
/** Number of tries of a race that needs a condition without proposals, so each of its runs takes another one. */
const RUNS_ON_NEW_CONDITIONS = Math.min(RUNS, CONDITIONS);

const server = await openReviewServer();
const { author, reviewer, colleague, editor, admin, translator, interpreter } = server.people;
let page = 0;

type Acting = (id: number) => Promise<Answer>;

const step =
  (who: Member, name: string, body: object = {}): Acting =>
  (id) =>
    server.step(who, id, name, body);
const call =
  (who: Member, name: 'answer' | 'resolve', body: object): Acting =>
  (id) =>
    server.call('POST', `/api/contributions/${id}/${name}`, who, body);
const because = { reason: 'Because' };
const later = () => ({ at: new Date(Date.now() + 86_400_000).toISOString() });

type Event = { action: string; from: WorkflowState; to: WorkflowState };

async function selectHistory(id: number): Promise<{ state: string; events: Event[] }> {
  const events = await server.rows<Event>(
    'SELECT action, from_state AS from, to_state AS to FROM review_events WHERE contribution_id = $1 ORDER BY at, id',
    [id],
  );
  return { state: await server.stateOf(id), events };
}

function isUnbroken(begin: WorkflowState, { state, events }: { state: string; events: Event[] }): boolean {
  let at: string = begin;
  for (const { from, to } of events) {
    if (from !== at) return false;
    at = to;
  }
  return at === state;
}

/** Creates a contribution on the next condition page, and sets `page` to that condition. */
function given(state: WorkflowState): Promise<number> {
  page = (page % CONDITIONS) + 1;
  return insertContribution(server, { conditionId: page, state });
}

const countVersions = async (condition: number) =>
  (await server.rows('SELECT FROM _conditions_v WHERE parent_id = $1', [condition])).length;
const sortStatuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

const take = step(reviewer, 'take');
const approve = step(reviewer, 'approve');
const reject = step(reviewer, 'reject', because);
const withdraw = step(author, 'withdraw');
const answer = call(author, 'answer', because);
const publish = step(editor, 'publish');
const join = (who: Member) => call(who, 'resolve', { texts: { summary: 'Joined.' } });

/** Pairs of actions of which each usually makes the other impossible. */
const EXCLUSIVE: [string, WorkflowState, Acting, Acting][] = [
  ['take by two reviewers', 'pending', take, step(colleague, 'take')],
  ['take, twice by one reviewer', 'pending', take, take],
  ['take and withdrawal', 'pending', take, withdraw],
  ['approval and rejection', 'in_review', approve, reject],
  ['approval and request for changes', 'in_review', approve, step(reviewer, 'request_changes', because)],
  ['approval, twice by one reviewer', 'in_review', approve, approve],
  ['rejection and release by an editor', 'in_review', reject, step(editor, 'release')],
  ['rejection and withdrawal', 'in_review', reject, withdraw],
  ['joined texts and approval', 'in_review', join(reviewer), approve],
  ['answer, twice by the author', 'changes_requested', answer, answer],
  ['answer and withdrawal', 'changes_requested', answer, withdraw],
  ['publication by two users', 'approved', publish, step(admin, 'publish')],
  ['publication and withdrawal', 'approved', publish, withdraw],
  ['publication and emergency publication', 'approved', publish, step(admin, 'publish_in_emergency', because)],
  ['publication and joined texts', 'approved', publish, join(colleague)],
];

describe('concurrent actions on a contribution', () => {
  it.each(EXCLUSIVE)('keep events unbroken and refuse impossible steps: %s', async (_, state, one, other) => {
    for (let run = 0; run < RUNS; run++) {
      const id = await given(state);
      const before = await countVersions(page);
      // Each of the two actions is sent first in half of the runs.
      const answers = await Promise.all((run % 2 ? [one, other] : [other, one]).map((act) => act(id)));
      const history = await selectHistory(id);
      // A taken or approved contribution may still be withdrawn or joined: then both actions succeed, one after the
      // other.
      const isBoth = answers.every(({ status }) => status === 200);
      const isFollowed =
        history.events.length === 2 && ['withdraw', 'resolve'].includes(history.events[1]?.action ?? '');
      expect(isUnbroken(state, history), JSON.stringify(history)).toBe(true);
      expect(isBoth, JSON.stringify({ answers, history })).toBe(isFollowed);
      expect(history.events).toHaveLength(isFollowed ? 2 : 1);
      const refused = answers.filter(({ status }) => status !== 200);
      // A reviewer who has joined texts may not approve them: the joined contribution waits, and could be approved again.
      const isOwn = other === approve && history.events[0]?.action === 'resolve';
      expect(refused.map(({ status }) => status)).toEqual(isFollowed ? [] : [isOwn ? 403 : 409]);
      const reason = isOwn ? /own work/ : /is reviewing this|not possible any more/;
      for (const { text } of refused) expect(text).toMatch(reason);
      expect((await countVersions(page)) - before).toBe(history.state === 'published' ? 1 : 0);
    }
  });

  it('leave no date when scheduling and publishing run concurrently', async () => {
    for (let run = 0; run < RUNS; run++) {
      const id = await given('approved');
      const acting = [step(editor, 'publish'), step(admin, 'schedule', later())];
      const answers = await Promise.all((run % 2 ? acting : acting.reverse()).map((act) => act(id)));
      const history = await selectHistory(id);
      expect(history.state).toBe('published');
      expect(isUnbroken('approved', history)).toBe(true);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(history.events.length);
      expect(
        await server.row('SELECT scheduled_for AS at, scheduled_by_id AS by FROM contributions WHERE id = $1', [id]),
      ).toEqual({ at: null, by: null });
    }
  });

  it('publish a due contribution once when workers and an editor run concurrently', async () => {
    for (let run = 0; run < RUNS; run++) {
      const id = await given('approved');
      const before = await countVersions(page);
      await server.rows(
        `UPDATE contributions SET scheduled_for = now() - interval '1 minute', scheduled_by_id = $2 WHERE id = $1`,
        [id, editor.id],
      );
      const means = { database: server.pool, payload: server.payload };
      await Promise.all([publishDue(means), step(admin, 'publish')(id), publishDue(means)]);
      const history = await selectHistory(id);
      expect([history.state, history.events.length]).toEqual(['published', 1]);
      expect((await countVersions(page)) - before).toBe(1);
    }
  });
});

describe('two concurrent publications', () => {
  it('publish only one of two edits that change the same field', async () => {
    for (let run = 0; run < RUNS; run++) {
      const first = await given('approved');
      const second = await insertContribution(server, { conditionId: page, state: 'approved' });
      const before = await countVersions(page);
      const answers = await Promise.all([step(editor, 'publish')(first), step(admin, 'publish')(second)]);
      expect(sortStatuses(answers)).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.text).toContain('Changed on the page meanwhile: summary.');
      expect((await countVersions(page)) - before).toBe(1);
    }
  });

  it('publish both edits when they change different fields', async () => {
    for (let run = 0; run < RUNS; run++) {
      const first = await given('approved');
      const tags = [`tag-${run}`];
      const second = await insertContribution(server, { conditionId: page, state: 'approved', content: { tags } });
      const { content } = await server.row<{ content: object }>('SELECT content FROM contributions WHERE id = $1', [
        first,
      ]);
      const answers = await Promise.all([step(editor, 'publish')(first), step(admin, 'publish')(second)]);
      expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(({ text }) => [200, text]));
      expect(await server.row('SELECT summary, tags FROM conditions WHERE id = $1', [page])).toEqual({
        ...content,
        tags,
      });
    }
  });

  it('publish only one of two first translations into a language', async () => {
    const translators = [translator, interpreter];
    const language = await server.languageId('fr');
    for (let run = 0; run < RUNS_ON_NEW_CONDITIONS; run++) {
      const condition = run + 1;
      await runUnprotected(server.pool, 'DELETE FROM condition_translations WHERE condition_id = $1', [condition]);
      const proposals = await Promise.all(
        translators.map(({ name }, place) => {
          const texts = { name: `Nom de ${name}`, summary: `Résumé de ${name}.` };
          return server.suggest(translators[place] ?? null, condition, texts, { language: 'fr' });
        }),
      );
      const ids = proposals.map(({ id }) => id);
      for (const id of ids) await server.approve(id);
      const answers = await Promise.all(ids.map((id, place) => step(place ? admin : editor, 'publish')(id)));
      expect(sortStatuses(answers)).toEqual([200, 409]);
      const winner = translators[answers.findIndex(({ status }) => status === 200)];
      expect(
        await server.rows(
          'SELECT name, translated_by_id AS by FROM condition_translations WHERE condition_id = $1 AND language_id = $2',
          [condition, language],
        ),
      ).toEqual([{ name: `Nom de ${winner?.name}`, by: winner?.id }]);
    }
  });
});

it('sends a draft of the CMS once when two requests arrive together', async () => {
  for (let run = 0; run < RUNS_ON_NEW_CONDITIONS; run++) {
    const condition = run + 1;
    const record = `conditions/${condition}`;
    await server.atDesk.save(editor, record, { tags: [`sent-twice-${run}`] });
    const answers = await Promise.all([1, 2].map(() => server.atDesk.send(editor, record)));
    expect(sortStatuses(answers)).toEqual([200, 409]);
  }
});

it('keeps events without a gap and publishes only after an approval when many act at once', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, () => given('pending')));
  const names = STEPS.filter((name) => name !== 'publish_in_emergency');
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
    const history = await selectHistory(id);
    expect(isUnbroken('pending', history), JSON.stringify(history)).toBe(true);
    const published = history.events.findIndex(({ to }) => to === 'published');
    if (published >= 0) expect(history.events.slice(0, published).map(({ action }) => action)).toContain('approve');
  }
});
