import { MAX_WRONG_CODES } from '@common-ground/api/contracts/limits.ts';
import { openAccountServer } from '@common-ground/api/features/accounts/testing/openAccountServer.ts';
import { receiptToken } from '@common-ground/api/features/notifications/mails/guestMail.ts';
import { mailOffToken } from '@common-ground/api/features/notifications/mails/mailOffToken.ts';
import { beforeEach, describe, expect, it } from 'vitest';

const { rows, send, signUp, server } = openAccountServer();
const CODE = 'CG-TEST-2345';
const GUESSES = 60;

/** A call that takes a code. `right` returns a valid code, or '' when the test has none. */
type Taker = { method: string; path: (code: string) => string; body?: object; right: () => string };
const OK = [200, 303];

const insertReceipt = async () => {
  const [sent] = await rows(
    `INSERT INTO contributions (title, kind, status, contributor_name, contributor_email, content)
     VALUES ('Lupus', 'condition', 'pending', 'Ada', 'ada@guests.example', '{}') RETURNING id`,
  );
  return receiptToken(sent.id, server.mailer.linkKey);
};

describe('guessed codes', () => {
  let receipt = '';
  let mailOff = '';
  beforeEach(async () => {
    const { user } = await signUp();
    await rows('DELETE FROM throttle.spent');
    await rows('DELETE FROM certificates');
    await rows(`INSERT INTO learning_paths (id, title) VALUES (1, 'A path') ON CONFLICT (id) DO NOTHING`);
    await rows(
      `INSERT INTO certificates (user_id, learning_path_id, certificate_code, edition, completed_at, issued_at)
       VALUES ($1, 1, $2, 1, now(), now())`,
      [user.id, CODE],
    );
    receipt = await insertReceipt();
    mailOff = mailOffToken({ userId: user.id, topic: 'answers' }, server.mailer.linkKey);
  });

  const wrong = (place: number) => `guess-${String(place).padStart(20, '0')}`;
  const takers: [string, Taker][] = [
    ['certificates', { method: 'GET', path: (code) => `/api/certificates/${code}`, right: () => CODE }],
    ['credentials', { method: 'GET', path: (code) => `/api/certificates/${code}/credential`, right: () => CODE }],
    ['receipts', { method: 'GET', path: (code) => `/api/receipts/${code}`, right: () => receipt }],
    [
      'answers by receipt',
      { method: 'POST', path: (code) => `/api/receipts/${code}/answer`, body: { reason: 'Here' }, right: () => '' },
    ],
    ['withdrawals', { method: 'POST', path: (code) => `/api/receipts/${code}/withdraw`, body: {}, right: () => '' }],
    ['links that stop mails', { method: 'POST', path: (code) => `/api/mail-off/${code}`, right: () => mailOff }],
    ['pages that stop mails', { method: 'GET', path: (code) => `/api/mail-off/${code}`, right: () => mailOff }],
  ];

  it.each(takers)('for %s are refused after a limit of wrong ones from one address', async (_, taker) => {
    const { method, path, body, right } = taker;
    const call = (code: string, address = '203.0.113.9') =>
      send(method, path(code), { body, headers: { 'x-client-address': address } });
    if (right())
      for (let time = 0; time < MAX_WRONG_CODES + 5; time++) expect(OK).toContain((await call(right())).status);
    const answers = await Promise.all(Array.from({ length: GUESSES }, (_, place) => call(wrong(place))));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(MAX_WRONG_CODES).fill(404), ...Array(GUESSES - MAX_WRONG_CODES).fill(429)]);
    const refused = await call(right() || wrong(GUESSES));
    expect([refused.status, await refused.text()]).toEqual([
      429,
      'Too many attempts. Please wait a while and try again.',
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    if (right()) expect(OK).toContain((await call(right(), '203.0.113.10')).status);
  });

  it('are counted by network for IPv6 addresses', async () => {
    const call = (place: number) =>
      send('GET', `/api/certificates/${wrong(place)}`, {
        headers: { 'x-client-address': `2001:db8:7:7::${place + 1}` },
      });
    const answers = await Promise.all(Array.from({ length: GUESSES }, (_, place) => call(place)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(GUESSES - MAX_WRONG_CODES);
  });

  it('do not count when the token is valid but its record is gone', async () => {
    const before = await rows('SELECT FROM throttle.spent');
    await rows(`UPDATE contributions SET contributor_email = NULL`);
    for (let time = 0; time < GUESSES; time++) expect((await send('GET', `/api/receipts/${receipt}`)).status).toBe(404);
    expect(await rows('SELECT FROM throttle.spent')).toEqual(before);
  });
});
