import {
  CONTRIBUTOR_NAME_LENGTH,
  EDIT_SUMMARY_LENGTH,
  NAME_LENGTH,
  OVERVIEW_LENGTH,
  REASON_LENGTH,
  SUMMARY_LENGTH,
} from '@common-ground/api/contracts/limits.ts';
import { CLIENT_ADDRESS_HEADER } from '@common-ground/api/platform/clientAddress.ts';
import { describe, expect, it } from 'vitest';
import { givenContribution } from './support/givenContribution.ts';
import { quietWorld } from './support/quietWorld.ts';
import { as, idOf, post, SENDER } from './support/requests.ts';
import { NEW_CONDITION } from './support/reviewWorld.ts';

const world = await quietWorld();
const author = await world.member('author', 'user');
const reviewer = await world.member('reviewer', 'reviewer');
const editor = await world.member('editor', 'editor');

const long = (length: number) => 'w'.repeat(length);

describe('limits', () => {
  it.each([
    ['name', NAME_LENGTH],
    ['summary', SUMMARY_LENGTH],
    ['overview', OVERVIEW_LENGTH],
    ['contributorName', CONTRIBUTOR_NAME_LENGTH],
  ] as const)('%s takes %i characters and not one more', async (field, most) => {
    const body = (length: number) => ({ ...NEW_CONDITION, ...SENDER, [field]: long(length) });
    expect((await post('/api/conditions', body(most))).status).toBe(200);
    expect(await post('/api/conditions', body(most + 1))).toEqual({
      status: 400,
      text: `${field}: must have at most ${most} characters`,
    });
  });

  it('an edit summary and a reason have theirs', async () => {
    const { body } = await world.call('GET', '/api/conditions/3/texts');
    const edit = (length: number) => ({
      texts: { summary: `S ${length}` },
      baseRevision: (body as { revision: number }).revision,
      editSummary: long(length),
    });
    expect((await post('/api/conditions/3/suggestions', edit(EDIT_SUMMARY_LENGTH), as(author))).status).toBe(200);
    expect((await post('/api/conditions/3/suggestions', edit(EDIT_SUMMARY_LENGTH + 1), as(author))).status).toBe(400);
    const id = await givenContribution(world, {
      conditionId: 3,
      authorId: author.id,
      state: 'in_review',
      reviewerId: reviewer.id,
    });
    const steps = `/api/contributions/${id}/steps/reject`;
    expect((await post(steps, { reason: long(REASON_LENGTH + 1) }, as(reviewer))).status).toBe(400);
    expect((await post(steps, { reason: long(REASON_LENGTH) }, as(reviewer))).status).toBe(200);
  });

  it('from one address sixty an hour, whichever process counts; from one person thirty, wherever they are', async () => {
    const body = { ...NEW_CONDITION, ...SENDER };
    const from = (address: string) => ({ [CLIENT_ADDRESS_HEADER]: address });
    const statuses = await Promise.all(
      Array.from({ length: 64 }, () => post('/api/conditions', body, from('192.0.2.1')).then(({ status }) => status)),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    expect((await post('/api/conditions', body, from('192.0.2.2'))).status).toBe(200);
    const own = await Promise.all(
      Array.from({ length: 33 }, (_, place) =>
        post('/api/conditions', NEW_CONDITION, { ...as(author), ...from(`192.0.2.${100 + place}`) }).then(
          ({ status }) => status,
        ),
      ),
    );
    expect(own.filter((status) => status === 200)).toHaveLength(30);
    // Counted in the database, so that another replica knows: nothing of it is in this process.
    const [{ n } = { n: 0 }] = await world.rows<{ n: number }>(
      `SELECT count(*)::int AS n FROM throttle.spent WHERE key LIKE 'contribute-%' AND points > 0`,
    );
    expect(n).toBeGreaterThan(3);
  });
});

describe('what is not theirs', () => {
  it('nobody sends something in as another, nor with fields of the server', async () => {
    const stolen = {
      userId: editor.id,
      user: editor.id,
      status: 'approved',
      approvedById: reviewer.id,
      reviewer: reviewer.id,
      id: 1,
      isProtected: true,
      views: 9,
      _status: 'published',
      conditionId: 1,
    };
    const sent = await post('/api/conditions', { ...NEW_CONDITION, ...stolen, ...SENDER }, as(author));
    const [row] = await world.rows('SELECT * FROM contributions WHERE id = $1', [idOf(sent)]);
    expect(row).toMatchObject({
      user_id: author.id,
      status: 'pending',
      approved_by_id: null,
      reviewer_id: null,
      condition_id: null,
      contributor_name: null,
      contributor_email: null,
    });
    expect(Object.keys((row as { content: object }).content).sort()).toEqual([
      'causes',
      'name',
      'overview',
      'resources',
      'summary',
      'symptoms',
      'tags',
      'treatments',
    ]);
  });

  it('an edit of a page is not made from a version of another', async () => {
    const { body } = await world.call('GET', '/api/conditions/4/texts');
    const edit = { texts: { summary: 'X' }, baseRevision: (body as { revision: number }).revision, editSummary: 'Why' };
    expect(await post('/api/conditions/5/suggestions', edit, as(author))).toEqual({
      status: 400,
      text: 'baseRevision: is no version of this page',
    });
  });

  it('what others have sent in is not told to those who do not review', async () => {
    const id = await givenContribution(world, { conditionId: 6, email: 'private@review.example' });
    const other = await world.member('another', 'contributor');
    for (const [method, path] of [
      ['POST', `/api/contributions/${id}/steps/take`],
      ['POST', `/api/contributions/${id}/answer`],
      ['POST', `/api/contributions/${id}/resolve`],
      ['DELETE', `/api/contributions/${id}`],
      ['GET', `/api/users/${author.id}/contributions`],
    ] as const) {
      const body = method === 'POST' ? { reason: 'X', texts: { summary: 'X' } } : undefined;
      const answer = await world.call(method, path, other, body);
      expect([path, answer.status]).toEqual([path, 403]);
      expect(answer.text).not.toContain('private');
    }
  });
});
