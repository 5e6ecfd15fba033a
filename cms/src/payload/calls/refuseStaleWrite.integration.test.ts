import {
  ONE_BY_ONE,
  RECORD_BUSY,
  RECORD_CHANGED,
  UPDATED_AT_INVALID,
  UPDATED_AT_MISSING,
} from '@common-ground/api/contracts/contributions/staleWrites.ts';
import { describe, expect, it } from 'vitest';
import { askDesk, signedInAtDesk } from '../testing/askDesk.ts';
import { testPayload } from '../testing/testPayload.ts';
import { UNCHECKED_COLLECTIONS } from './refuseStaleWrite.ts';

const { payload, pool } = await testPayload();
const editor = await signedInAtDesk(payload, 'editor');
const colleague = await signedInAtDesk(payload, 'editor');
const admin = await signedInAtDesk(payload, 'admin');

/** A record of a collection with drafts, and of one without. */
const RECORDS = [
  ['/conditions/13', '/conditions/13?draft=true', 'summary'],
  ['/categories/2', '/categories/2', 'description'],
] as const;

async function save(path: string, body: object, { session } = editor) {
  const answer = await askDesk('PATCH', path, { session, body: { reason: 'Clearer', ...body } });
  const { doc, errors } = await answer.json();
  return { status: answer.status, doc, message: errors?.[0]?.message, errors };
}

const read = async (path: string) =>
  (await askDesk('GET', `${path}?draft=true&depth=0`, { session: editor.session })).json();

describe.each(RECORDS)('write to %s', (record, address, field) => {
  it('gets 428 without updatedAt, and 400 when that is no time', async () => {
    const before = await read(record);
    for (const body of [{}, { updatedAt: null }, { updatedAt: undefined }])
      expect(await save(address, { [field]: 'Mine', ...body })).toMatchObject({
        status: 428,
        message: UPDATED_AT_MISSING,
      });
    for (const updatedAt of [
      '',
      'yesterday',
      7,
      true,
      {},
      [before.updatedAt],
      '2026-11-28',
      '2026-11-28T10:00:00',
      Number.MAX_VALUE,
    ])
      expect(await save(address, { [field]: 'Mine', updatedAt }), String(updatedAt)).toMatchObject({
        status: 400,
        message: UPDATED_AT_INVALID,
      });
    expect(await read(record)).toEqual(before);
  });

  it('gets 409 with any but the newest updatedAt, in any format', async () => {
    const { updatedAt } = await read(record);
    const zoned = updatedAt.replace('Z', '+00:00');
    const theirs = await save(address, { [field]: 'Theirs', updatedAt: zoned }, colleague);
    expect(theirs).toMatchObject({ status: 200, doc: { [field]: 'Theirs' } });
    for (const stale of [updatedAt, zoned, '1970-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'])
      expect(await save(address, { [field]: 'Mine', updatedAt: stale }), stale).toMatchObject({
        status: 409,
        errors: [{ message: RECORD_CHANGED, data: { errors: [{ path: 'updatedAt' }] } }],
      });
    expect(await read(record)).toMatchObject({ [field]: 'Theirs', updatedAt: theirs.doc.updatedAt });
    expect(await save(address, { [field]: 'Mine', updatedAt: theirs.doc.updatedAt })).toMatchObject({ status: 200 });
  });

  it('succeeds once when twelve arrive at the same time', async () => {
    const { updatedAt } = await read(record);
    const texts = Array.from({ length: 12 }, (_, place) => `Text ${place}`);
    const answers = await Promise.all(texts.map((text) => save(address, { [field]: text, updatedAt })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(409)]);
    const saved = answers.findIndex(({ status }) => status === 200);
    expect(await read(record)).toMatchObject({ [field]: texts[saved] });
  });

  it('gets 409 at once while another transaction writes the record', async () => {
    const { updatedAt } = await read(record);
    const [, collection, id] = record.split('/');
    const other = await pool.connect();
    await other.query('BEGIN');
    await other.query(`UPDATE ${collection} SET seed_key = seed_key WHERE id = ${id}`);
    const refused = await save(address, { [field]: 'Mine', updatedAt });
    await other.query('ROLLBACK');
    other.release();
    expect(refused).toMatchObject({ status: 409, message: RECORD_BUSY });
    expect(await save(address, { [field]: 'Mine', updatedAt })).toMatchObject({ status: 200 });
  });
});

describe('write with the updatedAt of the published record below a newer draft', () => {
  it('gets 409, because it would overwrite the draft', async () => {
    const { updatedAt } = await read('/conditions/13');
    const published = await (await askDesk('GET', '/conditions/13?depth=0', { session: editor.session })).json();
    expect(published.updatedAt < updatedAt).toBe(true);
    const saved = await save('/conditions/13?draft=true', { summary: 'Mine', updatedAt: published.updatedAt });
    expect(saved.status).toBe(409);
  });
});

describe('version', () => {
  it.each([
    ['/conditions/12', '_conditions_v', 'summary', '?draft=true'],
    ['/categories/3', '_categories_v', 'description', ''],
  ])('is restored to %s only with the newest updatedAt', async (record, table, field, query) => {
    const [, collection, id] = record.split('/');
    const begun = await read(record);
    const draft = `${record}${query}`;
    const first = await save(draft, { [field]: 'First', updatedAt: begun.updatedAt });
    const [version] = (await pool.query(`SELECT id FROM ${table} WHERE parent_id = ${id} ORDER BY id DESC LIMIT 1`))
      .rows;
    const second = await save(draft, { [field]: 'Second', updatedAt: first.doc.updatedAt });
    const restore = async (body?: object) => {
      const path = `/${collection}/versions/${version.id}${query}`;
      const answer = await askDesk('POST', path, { session: editor.session, body });
      return { status: answer.status, message: (await answer.json()).errors?.[0].message };
    };
    for (const body of [undefined, {}])
      expect(await restore(body)).toEqual({ status: 428, message: UPDATED_AT_MISSING });
    expect(await restore({ updatedAt: first.doc.updatedAt })).toEqual({ status: 409, message: RECORD_CHANGED });
    expect((await restore({ updatedAt: 'now' })).status).toBe(400);
    expect(await read(record)).toMatchObject({ [field]: 'Second' });
    expect((await restore({ updatedAt: second.doc.updatedAt })).status).toBe(200);
    expect(await read(record)).toMatchObject({ [field]: 'First' });
  });
});

describe('deletion', () => {
  it('gets 409 with an older updatedAt, and succeeds without one', async () => {
    const texts = { summary: 'S', overview: 'O', symptoms: ['S'], causes: ['C'], treatments: ['T'] };
    const data = { ...texts, name: 'Begun', category: 1, _status: 'draft' };
    const { id } = await payload.create({ collection: 'conditions', data: data as never, draft: true });
    const remove = async (query: string) =>
      (await askDesk('DELETE', `/conditions/${id}${query}`, { session: admin.session })).status;
    expect(await remove('?updatedAt=2001-01-01T00:00:00Z')).toBe(409);
    expect(await remove('?updatedAt=once')).toBe(400);
    expect(await remove('')).toBe(200);
  });
});

describe('collections of the CMS', () => {
  it('respond 403 to a change of many records at once', async () => {
    for (const { slug, endpoints } of payload.config.collections) {
      if (!endpoints || endpoints.length === 0 || UNCHECKED_COLLECTIONS.includes(slug)) continue;
      const answer = await askDesk('PATCH', `/${slug}?where[id][exists]=true`, { session: admin.session, body: {} });
      const { errors } = await answer.json();
      expect([slug, answer.status, errors[0].message]).toEqual([slug, 403, ONE_BY_ONE]);
    }
  });

  it('check updatedAt before updates, except two collections of Payload', () => {
    expect(UNCHECKED_COLLECTIONS).toEqual(['payload-locked-documents', 'payload-preferences']);
  });

  it.each(payload.config.collections.map(({ slug }) => slug).filter((slug) => !/^payload-/.test(slug)))(
    'reject a change of %s without updatedAt',
    async (slug) => {
      const { docs } = await payload.find({ collection: slug, limit: 1, depth: 0 });
      if (!docs[0]) return;
      const body = { reason: 'Why' };
      const answer = await askDesk('PATCH', `/${slug}/${docs[0].id}?draft=true`, { session: admin.session, body });
      expect([403, 428]).toContain(answer.status);
    },
  );
});
