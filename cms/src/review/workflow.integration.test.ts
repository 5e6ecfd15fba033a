import type { OwnContribution } from '@common-ground/api/contracts/contributions.ts';
import { publishDue } from '@common-ground/api/features/review/operations/publishDue.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Member, NEW_CONDITION, type ReviewWorld, reviewWorld } from './testing/reviewWorld.ts';

let world: ReviewWorld;
let author: Member;
let reviewer: Member;
let colleague: Member;
let editor: Member;
let admin: Member;

beforeAll(async () => {
  world = await reviewWorld();
  author = await world.member('author', 'user');
  reviewer = await world.member('reviewer', 'reviewer');
  colleague = await world.member('colleague', 'reviewer');
  editor = await world.member('editor', 'editor');
  admin = await world.member('admin', 'admin');
});

const step = (who: Member | null, id: number, name: string, body: object = {}) =>
  world.call('POST', `/api/contributions/${id}/steps/${name}`, who, body);

type Receipt = { id: number; status: string; title: string };

async function submit(who: Member | null, changes: object = {}): Promise<Receipt> {
  const answer = await world.call('POST', '/api/conditions', who, { ...NEW_CONDITION, ...changes });
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return answer.body as Receipt;
}

type Begun = { revision: number; texts: { summary: string; symptoms: string[] } };

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
    (SELECT count(*) FROM payload_jobs) AS jobs, (SELECT sum(edit_count) FROM users) AS edits`);

describe('a new condition', () => {
  it('goes from its author over a change request to readers, by three accounts, and everybody is told', async () => {
    const { id, status } = await submit(author);
    expect(status).toBe('pending');
    expect(await world.rows('SELECT FROM conditions WHERE name = $1', [NEW_CONDITION.name])).toEqual([]);
    expect((await step(reviewer, id, 'take')).body).toMatchObject({ status: 'in_review' });
    expect((await step(reviewer, id, 'request_changes', { reason: 'Name a source' })).status).toBe(200);
    const answer = { reason: 'Done', texts: { summary: 'A condition of the rhythm of the heart.' } };
    expect((await world.call('POST', `/api/contributions/${id}/answer`, author, answer)).body).toMatchObject({
      status: 'pending',
    });
    expect((await step(reviewer, id, 'take')).status).toBe(200);
    expect((await step(reviewer, id, 'approve')).status).toBe(200);
    expect(await world.rows('SELECT FROM conditions WHERE name = $1', [NEW_CONDITION.name])).toEqual([]);
    expect((await step(editor, id, 'publish')).body).toMatchObject({ status: 'published' });

    const [page] = await world.rows<{ id: number }>('SELECT * FROM conditions WHERE name = $1', [NEW_CONDITION.name]);
    expect(page).toMatchObject({
      _status: 'published',
      summary: answer.texts.summary,
      overview: NEW_CONDITION.overview,
      symptoms: ['Fainting'],
      resources: [{ title: 'SADS Foundation', url: 'https://sads.org' }],
      last_edited_by_id: author.id,
      revision: '1',
      contributors: '1',
      emergency_reason: null,
    });
    expect(await eventsOf(id)).toEqual([
      'submit pending author',
      'take pending in_review reviewer',
      'request_changes in_review changes_requested reviewer',
      'answer changes_requested pending author',
      'take pending in_review reviewer',
      'approve in_review approved reviewer',
      'publish approved published editor',
    ]);
    const title = NEW_CONDITION.name;
    expect(await inboxOf(author)).toEqual([
      `contribution_received ${title}`,
      `contribution_taken ${title}`,
      `contribution_changes_requested ${title} Name a source`,
      `contribution_taken ${title}`,
      `contribution_approved ${title}`,
      `contribution_published ${title}`,
    ]);
    expect(await inboxOf(reviewer)).toEqual([`contribution_answered ${title}`]);
    expect(await world.rows('SELECT edit_count FROM users WHERE id = $1', [author.id])).toEqual([{ edit_count: '1' }]);
    const [done] = await world.rows('SELECT * FROM contributions WHERE id = $1', [id]);
    expect(done).toMatchObject({ status: 'published', condition_id: page?.id, approved_by_id: reviewer.id });
    const [version] = await world.rows<{ id: string }>('SELECT max(id) AS id FROM _conditions_v WHERE parent_id = $1', [
      page?.id,
    ]);
    expect(done).toMatchObject({ result_revision: String(version?.id) });
    const jobs = await world.rows(`SELECT FROM payload_jobs WHERE input -> 'change' ->> 'id' = $1`, [String(page?.id)]);
    expect(jobs).toHaveLength(1);
  });

  it('keeps what the author wrote before, when they answer with other texts', async () => {
    const { id } = await submit(author, { name: 'Kept Before' });
    await step(reviewer, id, 'take');
    await step(reviewer, id, 'request_changes', { reason: 'Shorter' });
    await world.call('POST', `/api/contributions/${id}/answer`, author, { texts: { summary: 'Shorter.' } });
    const [event] = await world.rows<{ detail: object }>(
      `SELECT detail FROM review_events WHERE contribution_id = $1 AND action = 'answer'`,
      [id],
    );
    expect(event?.detail).toMatchObject({ content: { summary: NEW_CONDITION.summary } });
    expect((await step(author, id, 'withdraw')).body).toMatchObject({ status: 'withdrawn' });
  });
});

describe('somebody who is not signed in', () => {
  const sender = { contributorName: 'Jo Reader', contributorEmail: 'jo@review.example' };

  it('is asked for name and address, which are kept and never shown to readers', async () => {
    const { name, ...texts } = NEW_CONDITION;
    for (const missing of [{}, { contributorName: 'Jo' }, { contributorEmail: 'jo@review.example' }]) {
      const answer = await world.call('POST', '/api/conditions', null, { ...texts, name, ...missing });
      expect([answer.status, answer.text]).toEqual([400, 'Please sign in, or give your name and email address']);
    }
    const { id } = await submit(null, { ...sender, name: 'By A Reader' });
    const [kept] = await world.rows('SELECT * FROM contributions WHERE id = $1', [id]);
    expect(kept).toMatchObject({
      contributor_name: sender.contributorName,
      contributor_email: sender.contributorEmail,
      user_id: null,
    });
    expect(kept).toHaveProperty('content.summary', NEW_CONDITION.summary);
    expect(kept).not.toHaveProperty('content.contributorName');
  });

  it('has a page in the end that names nobody', async () => {
    const { id } = await submit(null, { ...sender, name: 'Nobody In Particular' });
    for (const [who, name] of [
      [reviewer, 'take'],
      [reviewer, 'approve'],
      [editor, 'publish'],
    ] as const)
      expect((await step(who, id, name)).status).toBe(200);
    const [page] = await world.rows('SELECT * FROM conditions WHERE name = $1', ['Nobody In Particular']);
    expect(page).toMatchObject({ last_edited_by_id: null, _status: 'published' });
    expect(JSON.stringify(page)).not.toContain('Jo');
  });

  it('cannot judge under an address what they sent in under it', async () => {
    const { id } = await submit(null, { ...sender, contributorEmail: 'Reviewer@review.example' });
    expect(await step(reviewer, id, 'take')).toMatchObject({ status: 403, text: 'Nobody judges their own work' });
    expect((await step(colleague, id, 'take')).status).toBe(200);
  });
});

describe('an edit', () => {
  it('changes only what was proposed, and a draft that was left in the CMS does not come along', async () => {
    const before = await textsOf(3);
    const [row] = await world.rows<object>(
      'SELECT name, summary, overview, sources, aliases, category_id FROM conditions WHERE id = 3',
    );
    await world.desk('PATCH', '/conditions/3?draft=true', editor, { overview: 'Left in a draft.', _status: 'draft' });
    const { id } = await approved(author, 3, { summary: 'Said more clearly.', symptoms: before.texts.symptoms });
    expect(await world.rows('SELECT content FROM contributions WHERE id = $1', [id])).toEqual([
      { content: { summary: 'Said more clearly.' } },
    ]);
    expect((await step(editor, id, 'publish')).status).toBe(200);
    const [after] = await world.rows('SELECT * FROM conditions WHERE id = 3');
    expect(after).toMatchObject({
      ...row,
      summary: 'Said more clearly.',
      edit_summary: 'Clearer words',
      last_edited_by_id: author.id,
      revision: '2',
      contributors: '2',
      size_diff: String('Said more clearly.'.length - before.texts.summary.length),
    });
    const again = await approved(author, 3, { summary: 'Said even more clearly.' }, { isMinorEdit: true });
    expect((await step(editor, again.id, 'publish')).status).toBe(200);
    const [last] = await world.rows('SELECT * FROM conditions WHERE id = 3');
    expect(last).toMatchObject({
      revision: '2',
      contributors: '2',
      is_minor_edit: true,
      edit_summary: 'Clearer words',
    });
  });

  it('joins another one that was made from the same version, where they changed other parts', async () => {
    const { revision } = await textsOf(4);
    const one = await approved(author, 4, { summary: 'First of two.' });
    const other = await approved(colleague, 4, { symptoms: ['Second of two'] }, { baseRevision: revision });
    for (const { id } of [one, other]) expect((await step(editor, id, 'publish')).status).toBe(200);
    expect((await textsOf(4)).texts).toMatchObject({ summary: 'First of two.', symptoms: ['Second of two'] });
  });

  it('is refused where the same part changed meanwhile, until a reviewer has joined the two and another has approved', async () => {
    const one = await approved(author, 5, { summary: 'One says this.', tags: ['one'] });
    const other = await approved(author, 5, { summary: 'Another says that.', symptoms: ['More'] });
    expect((await step(editor, one.id, 'publish')).status).toBe(200);
    const before = await counts();
    const refused = await step(editor, other.id, 'publish');
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringContaining('Changed on the page meanwhile: summary.'),
    ]);
    expect((await step(admin, other.id, 'publish_in_emergency', { reason: 'Now' })).status).toBe(409);
    expect(await counts()).toEqual(before);
    expect(await stateOf(other.id)).toBe('approved');

    const joined = { texts: { summary: 'Both say this and that.' }, reason: 'Joined' };
    expect((await world.call('POST', `/api/contributions/${other.id}/resolve`, author, joined)).status).toBe(403);
    expect((await world.call('POST', `/api/contributions/${other.id}/resolve`, colleague, joined)).body).toMatchObject({
      status: 'pending',
    });
    expect((await step(editor, other.id, 'publish')).status).toBe(409);
    await step(colleague, other.id, 'take');
    expect(await step(colleague, other.id, 'approve')).toMatchObject({
      status: 403,
      text: 'Nobody judges their own work',
    });
    await step(colleague, other.id, 'release');
    await step(reviewer, other.id, 'take');
    expect((await step(reviewer, other.id, 'approve')).status).toBe(200);
    expect((await step(editor, other.id, 'publish')).status).toBe(200);
    expect((await textsOf(5)).texts).toMatchObject({
      summary: 'Both say this and that.',
      symptoms: ['More'],
      tags: ['one'],
    });
    const [event] = await world.rows<{ detail: object }>(
      `SELECT detail FROM review_events WHERE contribution_id = $1 AND action = 'resolve'`,
      [other.id],
    );
    expect(event?.detail).toMatchObject({ content: { summary: 'Another says that.' } });
  });

  it('of a protected page comes from trusted accounts only', async () => {
    await world.rows('UPDATE conditions SET is_protected = true WHERE id = 6');
    const body = { texts: { summary: 'New.' }, baseRevision: (await textsOf(6)).revision, editSummary: 'Why' };
    const refused = await world.call('POST', '/api/conditions/6/suggestions', author, body);
    expect([refused.status, refused.text]).toEqual([
      403,
      'This page is protected: it takes proposals from trusted contributors only',
    ]);
    const sender = { contributorName: 'Jo', contributorEmail: 'jo@review.example' };
    expect((await world.call('POST', '/api/conditions/6/suggestions', null, { ...body, ...sender })).status).toBe(403);
    for (const role of ['contributor', 'translator', 'moderator'] as const)
      await suggest(await world.member(`trusted-${role}`, role), 6, { summary: `By a ${role}.` });
  });

  it('in another language becomes that page, with who wrote and who reviewed it and the source it was made from', async () => {
    const [source] = await world.rows<{ revision: string }>('SELECT revision FROM conditions WHERE id = 7');
    const { id } = await approved(author, 7, { summary: 'Un resumen mejor.' }, { language: 'es' });
    expect((await step(editor, id, 'publish')).status).toBe(200);
    const [row] = await world.rows(
      `SELECT t.* FROM condition_translations t JOIN languages l ON l.id = t.language_id WHERE t.condition_id = 7 AND l.code = 'es'`,
    );
    expect(row).toMatchObject({
      summary: 'Un resumen mejor.',
      status: 'published',
      _status: 'published',
      translated_by_id: author.id,
      reviewed_by_id: reviewer.id,
      source_revision: source?.revision,
    });
    expect((await textsOf(7)).texts.summary).not.toBe('Un resumen mejor.');
    const wrong = {
      texts: { summary: 'X' },
      baseRevision: (await textsOf(7)).revision,
      editSummary: 'Y',
      language: 'xx',
    };
    expect((await world.call('POST', '/api/conditions/7/suggestions', author, wrong)).status).toBe(400);
  });
});

describe('what nobody may', () => {
  const all = [
    'submit',
    'take',
    'release',
    'request_changes',
    'approve',
    'reject',
    'withdraw',
    'publish',
    'schedule',
    'unschedule',
    'publish_in_emergency',
  ];

  it('every step that the table does not allow is refused and leaves nothing', async () => {
    const { id } = await submit(author, { name: 'Refused Everywhere' });
    const before = await counts();
    const allowed: Record<string, string[]> = {
      author: ['withdraw'],
      reviewer: ['take'],
      editor: ['take'],
      admin: ['take', 'publish_in_emergency'],
    };
    const stranger = await world.member('stranger', 'user');
    for (const who of [author, reviewer, editor, admin, stranger, null])
      for (const name of all.filter((one) => !(allowed[who?.name ?? ''] ?? []).includes(one))) {
        const { status } = await step(who, id, name, { reason: 'Because', at: '2027-01-01T00:00:00Z' });
        expect([who?.name, name, status], 'refused').toEqual([
          who?.name,
          name,
          who === null ? 401 : expect.toSatisfy((one) => [403, 409].includes(one)),
        ]);
      }
    expect(await counts()).toEqual(before);
    expect(await stateOf(id)).toBe('pending');
  });

  it.each(['reviewer', 'editor', 'admin'] as const)('a %s does not judge their own', async (role) => {
    const who = { reviewer, editor, admin }[role];
    const { id } = await submit(who, { name: `Own ${role}` });
    expect(await step(who, id, 'take')).toMatchObject({ status: 403, text: 'Nobody judges their own work' });
    await step(colleague, id, 'take');
    for (const name of ['approve', 'reject', 'release', 'request_changes'])
      expect([name, (await step(who, id, name, { reason: 'Because' })).status]).toEqual([name, 403]);
    expect(await stateOf(id)).toBe('in_review');
  });

  it('an end is an end', async () => {
    const { id } = await submit(author, { name: 'Withdrawn' });
    await step(author, id, 'withdraw');
    for (const [who, name] of [
      [reviewer, 'take'],
      [author, 'withdraw'],
      [editor, 'publish'],
      [admin, 'publish_in_emergency'],
    ] as const)
      expect([name, (await step(who, id, name, { reason: 'Because' })).status]).toEqual([name, 409]);
    await expect(world.rows(`UPDATE contributions SET status = 'pending' WHERE id = $1`, [id])).rejects.toThrow(
      'stays decided',
    );
  });

  it('decisions without a reason, times without sense, texts that change nothing and bad input are told what is wrong', async () => {
    const { id } = await submit(author, { name: 'Bad Input' });
    await step(reviewer, id, 'take');
    expect(await step(reviewer, id, 'reject', { reason: '  ' })).toMatchObject({
      status: 400,
      text: 'reason: is required',
    });
    await step(reviewer, id, 'approve');
    for (const at of [undefined, '2020-01-01T00:00:00Z', '2099-01-01T00:00:00Z', 'tomorrow'])
      expect([at, (await step(editor, id, 'schedule', { at })).status]).toEqual([at, 400]);
    const { revision } = await textsOf(8);
    const edit = { texts: { summary: 'X' }, baseRevision: revision, editSummary: 'Why' };
    const tried: [object, string][] = [
      [{ ...edit, texts: {} }, 'texts: must change something'],
      [{ ...edit, texts: { summary: (await textsOf(8)).texts.summary } }, 'texts: must change something'],
      [{ ...edit, texts: { summary: 'nul \u0000' } }, 'texts.summary: holds characters that cannot be kept'],
      [{ ...edit, texts: { symptoms: ['half \ud800'] } }, 'texts.symptoms.0: holds characters that cannot be kept'],
      [{ ...edit, texts: { symptoms: [] } }, 'texts.symptoms: needs at least one entry'],
      [{ ...edit, baseRevision: 1_999_999_999 }, 'baseRevision: is no version of this page'],
      [{ ...edit, editSummary: ' ' }, 'editSummary: is required'],
    ];
    for (const [body, text] of tried)
      expect(await world.call('POST', '/api/conditions/8/suggestions', author, body)).toMatchObject({
        status: 400,
        text,
      });
    expect((await world.call('POST', '/api/conditions/99999/suggestions', author, edit)).status).toBe(404);
    expect((await step(reviewer, 99_999, 'take')).status).toBe(404);
    expect((await world.call('POST', '/api/conditions', author, { ...NEW_CONDITION, categoryId: 9999 })).status).toBe(
      400,
    );
  });
});

describe('two at the same moment', () => {
  it('one reviewer takes it, and the other is told who has it', async () => {
    const { id } = await submit(author, { name: 'Taken Twice' });
    const answers = await Promise.all([step(reviewer, id, 'take'), step(colleague, id, 'take')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [row] = await world.rows<{ name: string }>(
      'SELECT u.display_name AS name FROM contributions c JOIN users u ON u.id = c.reviewer_id WHERE c.id = $1',
      [id],
    );
    expect(answers.find(({ status }) => status === 409)?.text).toBe(`${row?.name} is reviewing this`);
    expect((await eventsOf(id)).filter((event) => event.startsWith('take'))).toHaveLength(1);
    const other = row?.name === 'reviewer' ? colleague : reviewer;
    expect(await step(other, id, 'approve')).toMatchObject({ status: 409, text: `${row?.name} is reviewing this` });
    expect((await step(editor, id, 'release')).status).toBe(200);
  });

  it('two editors publish it once', async () => {
    const { id } = await approved(author, 9, { summary: 'Once only.' });
    const [before] = await world.rows<{ n: string }>('SELECT count(*) AS n FROM _conditions_v WHERE parent_id = 9');
    const answers = await Promise.all([step(editor, id, 'publish'), step(admin, id, 'publish')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [after] = await world.rows<{ n: string }>('SELECT count(*) AS n FROM _conditions_v WHERE parent_id = 9');
    expect(Number(after?.n) - Number(before?.n)).toBe(1);
  });
});

describe('a crash', () => {
  it('on the way to readers leaves everything as it was', async () => {
    const { id } = await approved(author, 10, { summary: 'Never arrives.' });
    const before = [await counts(), await textsOf(10)];
    // The news are the last that is written: by then page, version, job, figures and event are.
    await world.rows(
      `CREATE FUNCTION public.break_down() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''broken''; END'`,
    );
    await world.rows(
      'CREATE TRIGGER break_down BEFORE INSERT ON notifications FOR EACH ROW EXECUTE FUNCTION public.break_down()',
    );
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const failed = await step(editor, id, 'publish');
    said.mockRestore();
    await world.rows('DROP FUNCTION public.break_down CASCADE');
    expect(failed.status).toBe(500);
    expect([await counts(), await textsOf(10)]).toEqual(before);
    expect(await stateOf(id)).toBe('approved');
    expect((await step(editor, id, 'publish')).status).toBe(200);
    expect((await textsOf(10)).texts.summary).toBe('Never arrives.');
  });
});

describe('an emergency', () => {
  it('lets an administrator publish without an approval, and says so to editors and in the history', async () => {
    const { id } = await suggest(author, 11, { summary: 'Urgently corrected.' });
    expect(await step(editor, id, 'publish_in_emergency', { reason: 'A dose was wrong' })).toMatchObject({
      status: 403,
    });
    expect(await step(admin, id, 'publish_in_emergency')).toMatchObject({ status: 400 });
    expect((await step(admin, id, 'publish_in_emergency', { reason: 'A dose was wrong' })).status).toBe(200);
    const [version] = await world.rows('SELECT * FROM _conditions_v WHERE parent_id = 11 ORDER BY id DESC LIMIT 1');
    expect(version).toMatchObject({
      version_emergency_reason: 'A dose was wrong',
      version_last_edited_by_id: author.id,
    });
    expect((await eventsOf(id)).at(-1)).toBe('publish_in_emergency pending published admin');
    const [page] = await world.rows<{ name: string }>('SELECT name FROM conditions WHERE id = 11');
    expect(await inboxOf(editor)).toContain(`contribution_emergency ${page?.name} A dose was wrong`);
    const next = await approved(author, 11, { summary: 'Calmly corrected.' });
    await step(editor, next.id, 'publish');
    const [later] = await world.rows('SELECT emergency_reason FROM conditions WHERE id = 11');
    expect(later).toEqual({ emergency_reason: null });
  });
});

describe('what happened', () => {
  it('is never changed and never removed', async () => {
    const { id } = await submit(author, { name: 'Kept' });
    for (const statement of [
      `UPDATE review_events SET reason = 'other' WHERE contribution_id = $1`,
      'UPDATE review_events SET user_id = NULL, action = $$take$$ WHERE contribution_id = $1',
      'DELETE FROM review_events WHERE contribution_id = $1',
      'DELETE FROM contributions WHERE id = $1',
    ])
      await expect(world.rows(statement, [id]), statement).rejects.toThrow(/never/);
    await expect(world.rows('UPDATE contributions SET approved_by_id = user_id WHERE id = $1', [id])).rejects.toThrow(
      'nobody_approves_their_own',
    );
  });

  it('is shown to the author: state, place, wait and what was said', async () => {
    const someone = await world.member('someone', 'user');
    const { id } = await submit(someone, { name: 'Mine' });
    const list = async () =>
      (await world.call('GET', `/api/users/${someone.id}/contributions`, someone)).body as OwnContribution[];
    const waiting = await world.rows<{ n: string }>(`SELECT count(*) AS n FROM contributions WHERE status = 'pending'`);
    const [mine] = await list();
    expect(mine).toMatchObject({
      id,
      status: 'pending',
      kind: 'condition',
      place: Number(waiting[0]?.n),
      language: null,
    });
    expect(mine?.events).toMatchObject([{ action: 'submit', from: null, to: 'pending', by: null }]);
    expect(mine?.typicalWaitDays).toEqual(expect.any(Number));
    await step(reviewer, id, 'take');
    await step(reviewer, id, 'reject', { reason: 'Is there already' });
    const [decided] = await list();
    expect(decided).toMatchObject({ status: 'rejected', place: null });
    expect(decided?.events.at(-1)).toMatchObject({ action: 'reject', by: 'reviewer', reason: 'Is there already' });
    expect((await world.call('GET', `/api/users/${someone.id}/contributions`, admin)).status).toBe(403);
  });
});

describe('a date', () => {
  const due = (id: number) =>
    world.rows(`UPDATE contributions SET scheduled_for = now() - interval '1 second' WHERE id = $1`, [id]);
  const publishWhatIsDue = () => publishDue({ database: world.pool, payload: world.payload });
  const at = () => new Date(Date.now() + 60_000).toISOString();

  it('is kept: not before it, then once, as the editor who set it', async () => {
    const { id } = await approved(author, 12, { summary: 'On its day.' });
    expect((await step(editor, id, 'schedule', { at: at() })).body).toMatchObject({ status: 'approved' });
    expect(await publishWhatIsDue()).toBe(0);
    await due(id);
    const done = await Promise.all([publishWhatIsDue(), publishWhatIsDue()]);
    expect(done.sort()).toEqual([0, 1]);
    expect(await publishWhatIsDue()).toBe(0);
    expect((await textsOf(12)).texts.summary).toBe('On its day.');
    expect((await eventsOf(id)).slice(-2)).toEqual([
      'schedule approved approved editor',
      'publish approved published editor',
    ]);
  });

  it('is taken away again by an editor, or by what makes it impossible, and everybody is told why', async () => {
    const first = await approved(author, 13, { summary: 'Taken off.' });
    expect((await step(editor, first.id, 'unschedule')).status).toBe(409);
    await step(editor, first.id, 'schedule', { at: at() });
    expect((await step(admin, first.id, 'unschedule')).status).toBe(200);
    const other = await approved(author, 13, { summary: 'In its way.' });
    await step(editor, first.id, 'schedule', { at: at() });
    await step(editor, other.id, 'publish');
    await due(first.id);
    expect(await publishWhatIsDue()).toBe(0);
    const [row] = await world.rows('SELECT status, scheduled_for, scheduled_by_id FROM contributions WHERE id = $1', [
      first.id,
    ]);
    expect(row).toEqual({ status: 'approved', scheduled_for: null, scheduled_by_id: null });
    expect((await eventsOf(first.id)).at(-1)).toBe('unschedule approved approved');
    expect((await inboxOf(editor)).at(-1)).toMatch(/^contribution_not_published .*summary/);
    expect((await textsOf(13)).texts.summary).toBe('In its way.');
  });

  it('of somebody who is no editor any more is not kept', async () => {
    const former = await world.member('former', 'editor');
    const { id } = await approved(author, 14, { summary: 'By a former editor.' });
    await step(former, id, 'schedule', { at: at() });
    await world.rows(`UPDATE users SET role = 'user' WHERE id = $1`, [former.id]);
    await due(id);
    expect(await publishWhatIsDue()).toBe(0);
    expect(await stateOf(id)).toBe('approved');
  });
});

describe("Payload's own REST", () => {
  it('puts nothing before readers, takes nothing away and writes no contribution, whoever asks', async () => {
    const { id } = await suggest(author, 15, { summary: 'Past the review.' });
    const [version] = await world.rows<{ id: number }>('SELECT max(id) AS id FROM _conditions_v WHERE parent_id = 15');
    const [translation] = await world.rows<{ id: number }>(
      'SELECT id FROM condition_translations WHERE condition_id = 15 LIMIT 1',
    );
    const translator = await world.member('translator', 'translator');
    const before = [
      await counts(),
      await textsOf(15),
      await world.rows('SELECT * FROM contributions WHERE id = $1', [id]),
    ];
    const texts = { summary: 'Past the review.', _status: 'published' };
    const tried: [string, string, object?][] = [
      ['PATCH', '/conditions/15', texts],
      ['PATCH', '/conditions/15?draft=true', texts],
      ['PATCH', '/conditions/15', { _status: 'draft' }],
      ['PATCH', '/conditions?where[id][equals]=15', texts],
      [
        'POST',
        '/conditions',
        { ...texts, name: 'X', category: 1, overview: 'O', symptoms: ['S'], causes: ['C'], treatments: ['T'] },
      ],
      ['POST', `/conditions/versions/${version?.id}`],
      ['PATCH', `/condition-translations/${translation?.id}`, texts],
      ['PATCH', `/condition-translations/${translation?.id}`, { _status: 'draft' }],
      ['POST', '/contributions', { title: 'X', status: 'approved' }],
      ['PATCH', `/contributions/${id}`, { status: 'approved', approvedBy: reviewer.id }],
      ['DELETE', `/contributions/${id}`],
      ['POST', '/review-events', { contribution: id, action: 'approve', toState: 'approved' }],
      ['PATCH', '/review-events?where[id][exists]=true', { reason: 'X' }],
      ['DELETE', '/review-events?where[id][exists]=true'],
    ];
    for (const who of [translator, reviewer, editor, admin])
      for (const [method, path, body] of tried) {
        const { status } = await world.desk(method, path, who, body);
        expect([who.name, method, path, status]).toEqual([who.name, method, path, 403]);
      }
    expect([
      await counts(),
      await textsOf(15),
      await world.rows('SELECT * FROM contributions WHERE id = $1', [id]),
    ]).toEqual(before);
  });
});
