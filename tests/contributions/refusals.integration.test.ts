import { describe, expect, it } from 'vitest';
import { givenPeople, reviewSteps } from './support/reviewSteps.ts';
import { NEW_CONDITION, reviewWorld } from './support/reviewWorld.ts';

const world = await reviewWorld();
const people = await givenPeople(world);
const { author, reviewer, colleague, editor, admin } = people;
const { step, submit, textsOf, suggest, stateOf, counts } = reviewSteps(world, people);

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

describe("Payload's own REST", () => {
  it('puts nothing before readers, takes nothing away and writes no contribution, whoever asks', async () => {
    const { id } = await suggest(author, 15, { summary: 'Past the review.' });
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
