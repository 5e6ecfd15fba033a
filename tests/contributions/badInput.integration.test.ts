import { BODY_BYTES } from '@common-ground/api/contracts/limits.ts';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { readContents } from '../permissions/contents.ts';
import { bendTexts, bent, FIELDS, isAnswered, NASTY } from './support/badInput.ts';
import { givenContribution } from './support/givenContribution.ts';
import { quietWorld } from './support/quietWorld.ts';
import { as, post, SENDER, send } from './support/requests.ts';
import { type Member, NEW_CONDITION } from './support/reviewWorld.ts';

const world = await quietWorld();
const author = await world.member('author', 'user');
const reviewer = await world.member('reviewer', 'reviewer');
const editor = await world.member('editor', 'editor');
beforeAll(async () => {
  for (const who of [author, reviewer, editor]) await world.call('GET', `/api/users/${who.id}/contributions`, who);
});

/** All but what is counted: that somebody tried is kept for an hour. */
async function contents() {
  const { 'throttle.spent': _, ...others } = await readContents(world.pool);
  return others;
}

const counts = () =>
  world.rows(`SELECT (SELECT count(*) FROM contributions) AS sent, (SELECT count(*) FROM review_events) AS events,
    (SELECT count(*) FROM notifications) AS news, (SELECT count(*) FROM publisher.change) AS changes`);

describe('whatever is sent', () => {
  it('as a new condition is kept or refused with words, never a failure of the server, and what is refused leaves nothing', async () => {
    await fc.assert(
      fc.asyncProperty(bent(FIELDS), async (fields) => {
        await world.rows('DELETE FROM throttle.spent');
        const before = await counts();
        const answer = await post('/api/conditions', { ...NEW_CONDITION, ...SENDER, ...fields });
        if (!isAnswered(answer)) throw new Error(`${answer.status} ${answer.text}`);
        if (answer.status !== 200) expect(await counts()).toEqual(before);
      }),
      { numRuns: 400 },
    );
  });

  it('as an edit, a step, an answer or a joined text is kept or refused with words', async () => {
    const texts = fc.record({ texts: bent(FIELDS.slice(0, 8)) });
    const edit = bent([
      'texts',
      'baseRevision',
      'editSummary',
      'isMinorEdit',
      'source',
      'language',
      'contributorName',
      'contributorEmail',
    ]);
    const stepBody = bent(['reason', 'at', 'checklist', 'texts']);
    const begun = { texts: { summary: 'X' }, baseRevision: 1, editSummary: 'Why' };
    const asked = await givenContribution(world, { conditionId: 2, authorId: author.id, state: 'changes_requested' });
    const taken = await givenContribution(world, {
      conditionId: 2,
      authorId: author.id,
      state: 'in_review',
      reviewerId: reviewer.id,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.tuple(
            fc.constant('/api/conditions/2/suggestions'),
            fc.oneof(edit, texts).map((body) => ({ ...begun, ...body })),
            fc.constant('author'),
          ),
          fc.tuple(fc.constant(`/api/contributions/${asked}/answer`), fc.oneof(stepBody, texts), fc.constant('author')),
          fc.tuple(
            fc.constant(`/api/contributions/${taken}/resolve`),
            fc.oneof(stepBody, texts),
            fc.constant('reviewer'),
          ),
          fc.tuple(
            fc
              .constantFrom('take', 'approve', 'reject', 'schedule', 'nonsense', '%00', '..')
              .map((name) => `/api/contributions/${taken}/steps/${name}`),
            stepBody,
            fc.constant('author'),
          ),
          fc.tuple(
            fc
              .constantFrom('0', '-1', '1e3', '2147483648', '99999999999999999999', '%00', 'x', '1;')
              .map((id) => `/api/contributions/${id}/steps/take`),
            stepBody,
            fc.constant('reviewer'),
          ),
        ),
        async ([path, body, who]) => {
          await world.rows('DELETE FROM throttle.spent');
          const answer = await post(path, body, as(who === 'author' ? author : reviewer));
          if (!isAnswered(answer)) throw new Error(`${answer.status} ${answer.text}`);
        },
      ),
      { numRuns: 250 },
    );
  });

  it('in the place of any one value is kept or refused with words', async () => {
    const edit = { texts: { summary: 'X' }, baseRevision: 1, editSummary: 'Why', isMinorEdit: false, source: 'A book' };
    const whole = { ...NEW_CONDITION, ...SENDER };
    const admin = await world.member('admin', 'admin');
    const draft = { texts: { summary: 'Una frase.' }, note: '', sourceRevision: 1, publishedDigest: '', draft: null };
    const asked = await givenContribution(world, { conditionId: 2, authorId: author.id, state: 'changes_requested' });
    const taken = await givenContribution(world, {
      ...{ conditionId: 2, authorId: author.id, state: 'in_review', reviewerId: reviewer.id },
    });
    const step = { reason: 'Because', at: '2027-01-01T00:00:00Z', checklist: ['accuracy'] };
    const site = (who: Member | null, path: string, body: object) => post(path, body, who ? as(who) : {});
    const desk = async (who: Member | null, path: string, body: object) => {
      const response = await world.desk('POST', path, who as Member, body);
      return { status: response.status, text: await response.text() };
    };
    const calls: [typeof site, Member | null, string, object][] = [
      [site, null, '/api/conditions', whole],
      [site, author, '/api/conditions/2/suggestions', edit],
      [site, author, `/api/contributions/${asked}/answer`, { reason: 'X', texts: { summary: 'X' } }],
      [site, reviewer, `/api/contributions/${taken}/resolve`, { reason: 'X', texts: { summary: 'X' } }],
      [site, author, `/api/contributions/${taken}/steps/take`, step],
      [desk, reviewer, `/contributions/${taken}/steps/take`, step],
      [desk, reviewer, `/contributions/${taken}/resolve`, { reason: 'X', texts: { summary: 'X' } }],
      [desk, editor, '/conditions/7/send-for-review', { editSummary: 'Why', isMinorEdit: false }],
      [desk, editor, '/conditions/7/take-down', { reason: 'Why', isEmergency: false }],
      [desk, admin, '/conditions/7/protection', { reason: 'Why', isProtected: true }],
      [desk, editor, '/contributions/translations/es/condition/2', draft],
      [desk, editor, '/contributions/translations/es/category/2', draft],
    ];
    await world.desk('PATCH', '/conditions/7?draft=true', editor, { summary: 'A draft.', _status: 'draft' });
    const wrong: string[] = [];
    for (const [ask, who, path, body] of calls)
      for (const name of Object.keys(body))
        for (const value of NASTY)
          for (const bentBody of [{ ...body, [name]: value }, ...(name === 'texts' ? bendTexts(body, value) : [])]) {
            await world.rows('DELETE FROM throttle.spent');
            const answer = await ask(who, path, bentBody);
            if (!isAnswered(answer))
              wrong.push(`${path} ${name} ${JSON.stringify(value)?.slice(0, 40)}: ${answer.text}`);
          }
    expect(wrong).toEqual([]);
  });

  it('to the desk is kept or refused with words', async () => {
    const translator = await world.member('translator', 'translator');
    const asked = await givenContribution(world, {
      conditionId: 2,
      authorId: translator.id,
      state: 'changes_requested',
    });
    const taken = await givenContribution(world, {
      ...{ conditionId: 2, authorId: author.id, state: 'in_review', reviewerId: reviewer.id },
    });
    await world.desk('PATCH', '/conditions/7?draft=true', editor, { summary: 'A draft.', _status: 'draft' });
    const stepBody = bent(['reason', 'at', 'checklist', 'texts']);
    const texts = fc.record({ texts: bent(FIELDS.slice(0, 8)) });
    const ids = fc.constantFrom('0', '-1', '1e3', '2147483648', '99999999999999999999', '%00', 'x', '2', '7');
    const to = (path: fc.Arbitrary<string>, body: fc.Arbitrary<object>, who: Member) =>
      fc.tuple(path, body, fc.constant(who));
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          to(
            fc.constantFrom('take', 'approve', 'schedule', 'x').map((one) => `/contributions/${taken}/steps/${one}`),
            stepBody,
            editor,
          ),
          to(fc.constant(`/contributions/${taken}/resolve`), fc.oneof(stepBody, texts), reviewer),
          to(
            ids.map((id) => `/contributions/${id}/steps/take`),
            stepBody,
            reviewer,
          ),
          to(
            ids.map((id) => `/conditions/${id}/send-for-review`),
            bent(['editSummary', 'isMinorEdit']),
            editor,
          ),
          to(
            fc
              .tuple(fc.constantFrom('es', 'xx', '%00', 'en'), fc.constantFrom('condition', 'category', 'x'), ids)
              .map((parts) => `/contributions/translations/${parts.join('/')}`),
            fc.oneof(bent(['texts', 'base', 'sourceRevision', 'draft', 'version']), texts),
            translator,
          ),
          to(
            ids.map((id) => `/contributions/drafts/${id}/send`),
            stepBody,
            translator,
          ),
          to(fc.constant(`/contributions/own/${asked}/answer`), stepBody, translator),
        ),
        async ([path, body, who]) => {
          const response = await world.desk('POST', path, who, body);
          const text = await response.text();
          if (!isAnswered({ status: response.status, text })) throw new Error(`${path}: ${response.status} ${text}`);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('that is no JSON, too large, or of another kind is refused before it is read', async () => {
    const before = await contents();
    const whole = JSON.stringify({ ...NEW_CONDITION, ...SENDER });
    for (const [body, headers, status] of [
      ['', {}, 400],
      ['{', {}, 400],
      ['[]', {}, 400],
      ['null', {}, 400],
      ['"text"', {}, 400],
      [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, {}, 400],
      [new Uint8Array([0xff, 0xfe, 0x00, 0x7b]), {}, 400],
      [whole, { 'content-type': 'text/plain' }, 415],
      [whole, { 'content-type': 'multipart/form-data; boundary=x' }, 415],
      [`{"name":"${'x'.repeat(BODY_BYTES)}"}`, {}, 413],
      [whole, { 'content-length': String(10 ** 12) }, 413],
    ] as [string, Record<string, string>, number][]) {
      const answer = await send('/api/conditions', body, headers);
      expect([String(body).slice(0, 20), headers, answer.status]).toEqual([String(body).slice(0, 20), headers, status]);
      expect(answer.text.length).toBeGreaterThan(5);
    }
    expect(await contents()).toEqual(before);
  });
});
