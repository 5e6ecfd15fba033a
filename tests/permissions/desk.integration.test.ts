import { findReach, type Reach, WHO, type Who } from '@common-ground/api/platform/accessRule.ts';
import { IS_DEEP } from '@common-ground/api/testing/deep.ts';
import { DESK_CALLS } from '@common-ground/cms/src/payload/permissions/deskTable.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bounds, findFlaw } from '../input/bounds.ts';
import { withOneValueChanged } from '../input/nasty.ts';
import { type Call, CmsClient } from './CmsClient.ts';
import { caseExamples, givenCases } from './cases.ts';
import { hashTables } from './contents.ts';
import { givenLearning, learningExamples } from './learningExamples.ts';
import { givenPathDrafts } from './pathDrafts.ts';
import { PASSWORD } from './people.ts';
import { Samples } from './Samples.ts';
import { givenFactor } from './secondFactors.ts';
import { givenSiteDrafts, siteExamples } from './siteDrafts.ts';
import { createDraftExamples, givenSentTranslation, toSentId } from './translationDrafts.ts';

const ownPassword = { currentPassword: PASSWORD };

/** Values for the parameters of a path, and a body. */
type Example = { of?: Record<string, string | number>; body?: object };
const reviewed = { editSummary: 'Clearer', isMinorEdit: false };
const because = { reason: 'It is about nothing', isEmergency: false };

/** A request for each call of DESK_CALLS that succeeds for a permitted person. Calls without input are left out. */
const EXAMPLES: Record<string, (who: Who) => Example | Promise<Example>> = {
  'PATCH /users/:id/role': () => ({ of: { id: desk.idOf('another') }, body: { role: 'contributor', ...ownPassword } }),
  'PATCH /users/:id/verified': () => ({ of: { id: desk.idOf('another') }, body: { isVerified: true, ...ownPassword } }),
  'PATCH /users/:id/credential': () => ({
    of: { id: desk.idOf('another') },
    body: { credential: 'MD', ...ownPassword },
  }),
  'PATCH /users/:id/email': (who) => ({
    of: { id: desk.idOf(who === 'admin' ? 'another' : who) },
    body: { email: `new-${who}@example.org`, ...ownPassword },
  }),
  'POST /second-factor/roles': () => ({ body: { roles: [] } }),
  'GET /users/:id/second-factor': () => ({ of: { id: desk.idOf('another') } }),
  'POST /users/:id/second-factor/remove': () => ({
    of: { id: desk.idOf('another') },
    body: { password: PASSWORD, reason: 'Lost everything' },
  }),
  ...learningExamples,
  'POST /contributions/:id/steps/:step': (who) => ({
    of: { id: waitingFor(who), step: 'take' },
    body: { reason: 'Because', at: '2027-01-01T00:00:00Z', checklist: ['accuracy'] },
  }),
  'POST /contributions/:id/resolve': (who) => ({
    of: { id: changedFor(who) },
    body: { texts: { summary: 'Both together.' } },
  }),
  ...createDraftExamples(() => desk),
  'POST /contributions/own/:id/withdraw': (who) => ({ of: { id: toSentId(who) } }),
  'POST /conditions/:id/send-for-review': () => ({ of: { id: drafted.condition }, body: reviewed }),
  'POST /condition-translations/:id/send-for-review': () => ({ of: { id: drafted.translation }, body: reviewed }),
  'POST /category-translations/:id/send-for-review': () => ({ of: { id: drafted.category }, body: reviewed }),
  'POST /learning-paths/:id/send-for-review': () => ({ of: { id: drafted.path }, body: reviewed }),
  'POST /learning-path-translations/:id/send-for-review': () => ({ of: { id: drafted.pathTexts }, body: reviewed }),
  'GET /conditions/:id/medical-review': () => ({ of: { id: drafted.condition } }),
  'POST /conditions/:id/sign-off': (who) => {
    const { condition, version } = signedBy.get(who) ?? { condition: 0, version: 0 };
    return { of: { id: condition }, body: { version, seen: toSignOffId(who) } };
  },
  'POST /sign-offs/:id/withdraw': (who) => ({ of: { id: toSignOffId(who) }, body: { reason: 'Signed by mistake.' } }),
  'POST /conditions/versions/:id': () => ({ of: { id: drafted.versions.condition } }),
  'POST /condition-translations/versions/:id': () => ({ of: { id: drafted.versions.translation } }),
  'POST /category-translations/versions/:id': () => ({ of: { id: drafted.versions.category } }),
  'POST /learning-paths/versions/:id': () => ({ of: { id: drafted.versions.path } }),
  'POST /learning-path-translations/versions/:id': () => ({ of: { id: drafted.versions.pathTexts } }),
  'POST /conditions/:id/take-down': (who) => ({ of: { id: removable(who).condition }, body: because }),
  'POST /condition-translations/:id/take-down': (who) => ({ of: { id: removable(who).translation }, body: because }),
  'POST /category-translations/:id/take-down': (who) => ({ of: { id: removable(who).category }, body: because }),
  'POST /learning-paths/:id/take-down': (who) => ({ of: { id: removable(who).path }, body: because }),
  'POST /learning-path-translations/:id/take-down': (who) => ({ of: { id: removable(who).pathTexts }, body: because }),
  'POST /conditions/:id/protection': (who) => ({
    of: { id: removable(who).condition },
    body: { reason: 'Edit war', isProtected: true },
  }),
  ...siteExamples,
  ...caseExamples,
  'POST /missed-searches/dismissal': () => ({ body: { query: 'zzyzx', language: 'en', isDismissed: true } }),
  'GET /publisher/contributions/:id': () => ({ of: { id: PUBLISHED_ID } }),
  'GET /publisher/records/:collection/:id': () => ({ of: { collection: 'conditions', id: 1 } }),
  'GET /payload-preferences/:key': () => ({ of: { key: 'columns' } }),
  'POST /payload-preferences/:key': () => ({ of: { key: 'columns' }, body: { value: { of: 'somebody' } } }),
  'DELETE /payload-preferences/:key': () => ({ of: { key: 'columns' } }),
};

async function createCall(name: string, who: Who): Promise<Call> {
  const [method = '', pattern = ''] = name.split(' ');
  const { of = {}, body } = (await EXAMPLES[name]?.(who)) ?? {};
  const path = pattern.replace(/:(\w+)/g, (_, parameter: string) => {
    if (of[parameter] === undefined)
      throw new Error(`Say in EXAMPLES of tests/permissions/desk.integration.test.ts what ${parameter} of ${name} is`);
    return String(of[parameter]);
  });
  return { method, path, body };
}

const desk = await CmsClient.open();
const samples = new Samples(desk.test.payload);
/** Steps of the review are final, so each person has a pending contribution and one whose page has changed. */
const waitingFor = (who: Who) => 1_000_001 + WHO.indexOf(who);
const changedFor = (who: Who) => 1_000_101 + WHO.indexOf(who);
const PUBLISHED_ID = 1_000_200;
/** Each person has a sign-off, and a condition that it belongs to. */
const toSignOffId = (who: Who) => 1_000_001 + WHO.indexOf(who);
const signedBy = new Map<Who, { condition: number; version: number }>();

async function givenSignOffs(): Promise<void> {
  const { pool } = desk.test;
  await pool.query(`UPDATE users SET credential = 'MD'`);
  for (const who of WHO) {
    const sources = [{ title: 'A guideline', url: 'https://example.org' }];
    const { id } = await samples.record('conditions', { sources });
    const { rows } = await pool.query('SELECT max(id) AS version FROM _conditions_v WHERE parent_id = $1', [id]);
    signedBy.set(who, { condition: id, version: rows[0].version });
    await pool.query(
      `INSERT INTO sign_offs (id, condition_id, title, user_id, signer_name, credential, digest, version, signed_at, next_review_at)
       VALUES ($1, $2, 'Signed', nullif($3, 0), 'Somebody', 'MD', 'of an earlier text', 1, now(), now() + interval '1 year')`,
      [toSignOffId(who), id, desk.idOf(who)],
    );
  }
}
/** Each person has pages to take down. */
const NONE = { condition: 0, translation: 0, category: 0, path: 0, pathTexts: 0 };
const pages = new Map<Who, typeof NONE>();
const removable = (who: Who) => pages.get(who) ?? NONE;
const drafted = { ...NONE, page: 0, versions: { ...NONE } };

async function givenReview(): Promise<void> {
  const { payload, pool } = desk.test;
  const texts = { overview: 'At length.', symptoms: ['One'], causes: ['One'], treatments: ['One'] };
  const { id } = await samples.record('conditions', texts);
  const data = { ...texts, summary: 'Said more clearly.', _status: 'draft' } as const;
  await payload.update({ collection: 'conditions', id, data, draft: true });
  const translation = await samples.record('condition-translations', { condition: id, ...texts, _status: 'draft' });
  const category = await samples.record('category-translations', { description: 'What it is', _status: 'draft' });
  const page = await samples.record('categories');
  const others = { translation: translation.id, category: category.id, page: page.id };
  Object.assign(drafted, { condition: id, ...others, ...(await givenPathDrafts(desk)) });
  for (const [name, collection] of [
    ['condition', 'conditions'],
    ['translation', 'condition-translations'],
    ['category', 'category-translations'],
    ['path', 'learning-paths'],
    ['pathTexts', 'learning-path-translations'],
  ] as const) {
    const { docs } = await payload.findVersions({ collection, where: { parent: { equals: drafted[name] } }, limit: 1 });
    drafted.versions[name] = Number(docs[0]?.id);
  }
  const base = JSON.stringify({ baseRevision: 1, texts: { summary: 'As it was.' } });
  const insert = `INSERT INTO contributions (id, kind, condition_id, title, content, base, status)
    VALUES ($1, 'edit', $2, 'Proposed', '{"summary":"As proposed."}', $3, $4)`;
  await pool.query(insert, [PUBLISHED_ID, id, base, 'published']);
  await pool.query(
    `INSERT INTO review_events (contribution_id, action, to_state, at) VALUES (${PUBLISHED_ID}, 'publish', 'published', now())`,
  );
  for (const who of WHO) {
    await pool.query(insert, [waitingFor(who), id, base, 'pending']);
    await pool.query(insert, [changedFor(who), id, base, 'approved']);
    await givenSentTranslation(desk, who, id);
    const condition = (await samples.record('conditions', texts)).id;
    const path = (await samples.record('learning-paths')).id;
    pages.set(who, {
      condition,
      translation: (await samples.record('condition-translations', { condition })).id,
      category: (await samples.record('category-translations')).id,
      path,
      pathTexts: (await samples.record('learning-path-translations', { path })).id,
    });
  }
}

beforeAll(async () => {
  await givenReview();
  await givenSiteDrafts(desk);
  await givenSignOffs();
  await givenCases(desk.test.pool);
  await givenLearning(desk, samples);
  await desk.test.payload.db.create({
    collection: 'payload-preferences',
    data: { key: 'columns', value: { of: 'another' }, user: { relationTo: 'users', value: desk.idOf('another') } },
  });
});
afterAll(() => desk.test.close());

describe.each(Object.entries(DESK_CALLS))('%s', (name, { rule }) => {
  it('allows only the people that docs/permissions.md lists', async () => {
    const reaches = WHO.map((who) => ({ who, reach: findReach(rule, who) }));
    const found = new Map<Who, string>();
    const refused = [];
    for (const { who, reach } of reaches) if (reach === null) refused.push({ who, call: await createCall(name, who) });
    const before = await contents();
    for (const { who, call } of refused) found.set(who, await outcome(who, call, null));
    expect(await contents(), 'a refused call changed something').toEqual(before);
    for (const { who, reach } of reaches) {
      if (reach === null) continue;
      // Clears the counts, because so many requests from one address would be throttled.
      await desk.test.pool.query('DELETE FROM throttle.spent');
      if (name.includes('second-factor')) await givenFactor(desk.test.pool, desk.idOf('another'));
      found.set(who, await outcome(who, await createCall(name, who), reach));
      if (name === 'POST /users/logout') await desk.signIn(who);
    }
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(reaches.map(({ who, reach }) => [who, reach === null ? 'refused' : 'done'])),
    );
  });
});

describe('calls with any body', () => {
  const calls = Object.keys(DESK_CALLS).filter((name) => !name.startsWith('GET '));

  it.each(calls)('are accepted or refused with a message by %s', async (name) => {
    const { body: given = {}, ...call } = await createCall(name, 'admin');
    const runs = IS_DEEP ? 50 : 4 * (Object.keys(given as object).length + 1);
    for (const body of fc.sample(withOneValueChanged(given), bounds(runs, calls.indexOf(name)))) {
      // An earlier call may have been the sign-out.
      await desk.signIn('admin');
      await desk.test.pool.query('DELETE FROM throttle.spent');
      const answer = await desk.try('admin', { ...call, body });
      expect([body, findFlaw({ status: answer.status, text: JSON.stringify(answer.body) })]).toEqual([body, null]);
    }
  });
});

describe('the CMS', () => {
  beforeAll(() => desk.signIn('admin'));

  it('protects a locked record from other editors, but not from administrators', async () => {
    const { id } = await samples.record('achievements');
    const lock = await desk.test.payload.db.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'achievements', value: id },
        user: { relationTo: 'users', value: desk.idOf('another') },
      },
    });
    const change = {
      method: 'PATCH',
      path: `/achievements/${id}?overrideLock=true`,
      body: { title: 'Taken', reason: 'It is' },
    };
    const mine = { user: { relationTo: 'users', value: desk.idOf('editor') } };
    const calls: Call[] = [
      change,
      { method: 'DELETE', path: `/achievements?overrideLock=true&where[id][equals]=${id}` },
      { method: 'PATCH', path: `/payload-locked-documents/${lock.id}`, body: mine },
      { method: 'DELETE', path: `/payload-locked-documents/${lock.id}` },
      { method: 'POST', path: '/payload-locked-documents', body: { ...mine, globalSlug: 'x' } },
    ];
    const refused = [];
    for (const call of calls) refused.push((await desk.ask('editor', call)).status >= 400);
    expect(refused).toEqual(calls.map(() => true));
    expect((await desk.try('admin', change)).status).toBe(200);
  });

  it('hides the draft of a published record from guests and members', async () => {
    const { id } = await samples.record('conditions', { name: 'What readers have' });
    const data = { name: 'What is being written' };
    await desk.test.payload.update({ collection: 'conditions', id, data, draft: true });
    for (const who of ['signed out', 'user', 'contributor'] as const)
      for (const path of [`/conditions/${id}?draft=true`, `/conditions?draft=true&where[id][equals]=${id}`]) {
        const text = JSON.stringify((await desk.ask(who, { method: 'GET', path })).body);
        expect(text, `${who} ${path}`).not.toContain(data.name);
      }
    const { body } = await desk.ask('editor', { method: 'GET', path: `/conditions/${id}?draft=true` });
    expect(body.name).toBe(data.name);
  });

  it('locks no rows outside a transaction', () => {
    expect(desk.vainLocks).toEqual([]);
  });
});

/** Returns the contents without the counts of wrong passwords, which a refusal writes. */
async function contents(): Promise<Record<string, string>> {
  const { 'throttle.spent': _, ...others } = await hashTables(desk.test.pool);
  return others;
}

/** Runs a call and returns its outcome. Data of another person in the response of a call about oneself is an error. */
async function outcome(who: Who, call: Call, reach: Reach | null): Promise<string> {
  const { status, body } = reach === null ? await desk.ask(who, call) : await desk.try(who, call);
  const isNobody = JSON.stringify(body).includes('No User');
  if (status >= 300) return [401, 403].includes(status) || isNobody ? 'refused' : `${status} ${JSON.stringify(body)}`;
  const isAnothers = reach === 'self' && JSON.stringify(body).includes('another');
  return isAnothers ? 'shown what is of another' : 'done';
}
