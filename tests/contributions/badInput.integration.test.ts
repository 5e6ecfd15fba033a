import { IS_DEEP } from '@common-ground/api/testing/deep.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someOf } from '../input/bounds.ts';
import { bendTexts, bent, FIELDS, isAnswered, NASTY } from './support/badInput.ts';
import { givenContribution } from './support/givenContribution.ts';
import { type Member, NEW_CONDITION, reviewWorld, SENDER } from './support/reviewWorld.ts';

const world = await reviewWorld();
const { author, reviewer, translator, editor, admin } = world.people;
await world.atDesk.save(editor, 'conditions/7', { summary: 'A draft.' });
/** What steps are tried with: one that its author was asked to change, and one that a reviewer has taken. */
const givenBoth = async ({ id: authorId }: Member) => ({
  asked: await givenContribution(world, { conditionId: 2, authorId, state: 'changes_requested' }),
  taken: await givenContribution(world, { conditionId: 2, state: 'in_review' }),
});
type Both = Awaited<ReturnType<typeof givenBoth>>;

type Door = (who: Member | null, path: string, body: unknown) => Promise<{ status: number; text: string }>;
const site: Door = (who, path, body) => world.call('POST', path, who, body);
const desk: Door = async (who, path, body) => {
  const response = await world.desk('POST', path, who as Member, body);
  return { status: response.status, text: await response.text() };
};
/** Nobody waits because others have tried so much. */
async function tryAt(door: Door, ...given: Parameters<Door>) {
  await world.rows('DELETE FROM throttle.spent');
  return door(...given);
}

describe('whatever is sent', () => {
  it('as a new condition is kept or refused with words, never a failure of the server, and what is refused leaves nothing', async () => {
    await fc.assert(
      fc.asyncProperty(bent(FIELDS), async (fields) => {
        const before = await world.counts();
        const answer = await tryAt(site, null, '/api/conditions', { ...NEW_CONDITION, ...SENDER, ...fields });
        if (!isAnswered(answer)) throw new Error(`${answer.status} ${answer.text}`);
        if (answer.status !== 200) expect(await world.counts()).toEqual(before);
      }),
      { numRuns: IS_DEEP ? 1000 : 100 },
    );
  });

  const texts = fc.record({ texts: bent(FIELDS.slice(0, 8)) });
  const stepBody = bent(['reason', 'at', 'checklist', 'texts']);
  const ofEdit = ['texts', 'baseRevision', 'editSummary', 'isMinorEdit', 'source', 'language'] as const;
  const edit = bent([...ofEdit, 'contributorName', 'contributorEmail']);
  const begun = { texts: { summary: 'X' }, baseRevision: 1, editSummary: 'Why' };
  const only = fc.constant<string>;
  const noId = fc.constantFrom('0', '-1', '1e3', '2147483648', '99999999999999999999', '%00', 'x', '1;');
  const anyId = fc.constantFrom('0', '-1', '1e3', '2147483648', '99999999999999999999', '%00', 'x', '2', '7');
  const place = fc.tuple(
    fc.constantFrom('es', 'xx', '%00', 'en'),
    fc.constantFrom('condition', 'category', 'x'),
    anyId,
  );
  type Tried = [path: fc.Arbitrary<string>, body: fc.Arbitrary<object>, who: Member];
  const atSite = ({ asked, taken }: Both): Tried[] => [
    [only('/api/conditions/2/suggestions'), fc.oneof(edit, texts).map((body) => ({ ...begun, ...body })), author],
    [only(`/api/contributions/${asked}/answer`), fc.oneof(stepBody, texts), author],
    [only(`/api/contributions/${taken}/resolve`), fc.oneof(stepBody, texts), reviewer],
    [
      fc
        .constantFrom('take', 'approve', 'reject', 'schedule', 'nonsense', '%00', '..')
        .map((name) => `/api/contributions/${taken}/steps/${name}`),
      stepBody,
      author,
    ],
    [noId.map((id) => `/api/contributions/${id}/steps/take`), stepBody, reviewer],
  ];
  const atDesk = ({ asked, taken }: Both): Tried[] => [
    [
      fc.constantFrom('take', 'approve', 'schedule', 'x').map((name) => `/contributions/${taken}/steps/${name}`),
      stepBody,
      editor,
    ],
    [only(`/contributions/${taken}/resolve`), fc.oneof(stepBody, texts), reviewer],
    [anyId.map((id) => `/contributions/${id}/steps/take`), stepBody, reviewer],
    [anyId.map((id) => `/conditions/${id}/send-for-review`), bent(['editSummary', 'isMinorEdit']), editor],
    [
      place.map((parts) => `/contributions/translations/${parts.join('/')}`),
      fc.oneof(bent(['texts', 'base', 'sourceRevision', 'draft', 'version']), texts),
      translator,
    ],
    [anyId.map((id) => `/contributions/drafts/${id}/send`), stepBody, translator],
    [only(`/contributions/own/${asked}/answer`), stepBody, translator],
  ];
  it.each([
    ['as an edit, a step, an answer or a joined text', site, atSite, author],
    ['to the desk', desk, atDesk, translator],
  ] as const)('%s is kept or refused with words', async (_, door, tried, by) => {
    const both = await givenBoth(by);
    const calls = fc.oneof(...tried(both).map(([path, body, who]) => fc.tuple(path, body, fc.constant(who))));
    await fc.assert(
      fc.asyncProperty(calls, async ([path, body, who]) => {
        const answer = await tryAt(door, who, path, body);
        if (!isAnswered(answer)) throw new Error(`${path}: ${answer.status} ${answer.text}`);
      }),
      { numRuns: IS_DEEP ? 1000 : 80 },
    );
  });

  it('in the place of any one value is kept or refused with words', async () => {
    const edit = { texts: { summary: 'X' }, baseRevision: 1, editSummary: 'Why', isMinorEdit: false, source: 'A book' };
    const whole = { ...NEW_CONDITION, ...SENDER };
    const { asked, taken } = await givenBoth(author);
    const draft = { texts: { summary: 'Una frase.' }, note: '', sourceRevision: 1, publishedDigest: '', draft: null };
    const step = { reason: 'Because', at: '2027-01-01T00:00:00Z', checklist: ['accuracy'] };
    const calls: [Door, Member | null, string, object][] = [
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
    const wrong: string[] = [];
    let place = 0;
    for (const [door, who, path, body] of calls)
      for (const name of Object.keys(body))
        for (const value of someOf(NASTY, place++))
          for (const bentBody of [{ ...body, [name]: value }, ...(name === 'texts' ? bendTexts(body, value) : [])]) {
            const answer = await tryAt(door, who, path, bentBody);
            if (!isAnswered(answer))
              wrong.push(`${path} ${name} ${JSON.stringify(value)?.slice(0, 40)}: ${answer.text}`);
          }
    expect(wrong).toEqual([]);
  });
});
