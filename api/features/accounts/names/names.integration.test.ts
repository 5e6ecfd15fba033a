import { describe, expect, it } from 'vitest';
import { NAME_AMBIGUOUS } from '../../../contracts/accounts/accounts.ts';
import { PASSWORD } from '../../../testing/people.ts';
import { openAccountServer, readStatus, saidBy } from '../testing/openAccountServer.ts';

const { rows, send, signUp } = openAccountServer();

let times = 0;
function want(username: string): Promise<Response> {
  times += 1;
  const body = { username, email: `${times}@names.example`, password: PASSWORD };
  return send('POST', '/api/auth/register', { body, headers: { 'x-client-address': `198.51.100.${times % 250}` } });
}
const TAKEN = [409, 'This username or email is already in use'];
const AMBIGUOUS = [400, `username: ${NAME_AMBIGUOUS}`];
const RESERVED = [400, 'username: This name is reserved for those who run the site'];

describe('lookalike usernames', () => {
  it.each([
    ['Marguerite', 'MARGUERITE', 'case'],
    ['Ｗidth', 'width', 'width'],
    ['Zoé Martin', 'Zoe Martin', 'accents'],
    ['Zoe\u0301 Two', 'Zoé two', 'Unicode composition'],
    ['Расе', 'Pace', 'Cyrillic letters that look like Latin ones'],
    ['scope', 'ѕсоре', 'Cyrillic letters'],
    ['MAPTA', 'МАРТА', 'Cyrillic capitals'],
    ['Παύλος', 'παυλος', 'case and accents in Greek'],
    ['lucas', 'Iucas', 'a capital I in place of a small l'],
    ['route66', 'r0ute66', 'a digit in place of a letter'],
    ['modern art', 'modem art', 'two letters that look like one'],
    ['ana.luz', 'Ana_Luz', 'separators of words'],
    ['Łukasz', 'Lukasz', 'a letter with a stroke'],
    ['Weiß', 'WEISS', 'ß in capitals'],
    ['أحمد علي', 'احمد علي', 'a hamza'],
    ['مُحَمَّد', 'محمد', 'vowel marks'],
    ['ℌarald', 'harald', 'a mathematical letter'],
  ])('are refused after %s: %s (%s)', async (first, second) => {
    expect(await readStatus(want(first))).toBe(200);
    expect(await saidBy(want(second))).toEqual(TAKEN);
    expect(await saidBy(want(first))).toEqual(TAKEN);
  });

  it('are refused when they look like a display name in use', async () => {
    const { user } = await signUp({ username: 'plain.name' });
    await rows(`UPDATE users SET display_name = 'Space Cope' WHERE id = $1`, [user.id]);
    expect(await saidBy(want('ѕрасе соре'))).toEqual(TAKEN);
    expect(await saidBy(want('plain-name'))).toEqual(TAKEN);
    // A display name becomes free when its user chooses another one.
    await rows(`UPDATE users SET display_name = 'plain.name' WHERE id = $1`, [user.id]);
    expect(await readStatus(want('ѕрасе соре'))).toBe(200);
  });

  it('are refused in concurrent registrations', async () => {
    const answers = await Promise.all(['Twin Peak', 'twin peak', 'Twin.Peak', 'TWIN-PEAK'].map(want));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await rows(`SELECT FROM users WHERE username ILIKE '%win%peak'`)).toHaveLength(1);
  });

  it.each([
    ['Lia', 'Ila'],
    ['Anna', 'Ana'],
    ['person 10', 'person 100'],
    ['राम', 'रमा'],
    ['がくえん', 'かくえん'],
    ['سلمى', 'سلمان'],
  ])('do not include %s and %s', async (first, second) => {
    expect(await readStatus(want(first))).toBe(200);
    expect(await readStatus(want(second))).toBe(200);
  });
});

it('refuses the name of another user as a display name in the database itself', async () => {
  const [ada, grace] = [
    await signUp({ username: 'Ada L' }),
    await signUp({ username: 'Grace H', email: 'grace.h@example.org' }),
  ];
  const show = (id: number, name: string) => rows('UPDATE users SET display_name = $2 WHERE id = $1', [id, name]);
  for (const name of ['Ada L', 'ada l', 'Аdа L'])
    await expect(show(grace.user.id, name)).rejects.toThrow('name_key_pkey');
  await show(ada.user.id, 'ADA L');
  await show(ada.user.id, 'Ada Lovelace');
  await expect(show(grace.user.id, 'Ada Lovelace')).rejects.toThrow('name_key_pkey');
  await rows('DELETE FROM users WHERE id = $1', [ada.user.id]);
  await show(grace.user.id, 'Ada Lovelace');
});

describe('names of mixed scripts', () => {
  it.each(['aliceattаsk', 'ᴀlice', 'bobattacĸ', 'Ивaн', 'Тwin Peak', 'alice ٣'])(
    'are refused at registration: %s',
    async (name) => expect(await saidBy(want(name))).toEqual(AMBIGUOUS),
  );

  it('still work at sign-in for an account that already has one', async () => {
    const { user } = await signUp({ username: 'old.member', email: 'old.member@example.org' });
    await rows(`UPDATE users SET username = 'оld.mеmber', display_name = 'оld.mеmber' WHERE id = $1`, [user.id]);
    const signedIn = await send('POST', '/api/auth/login', { body: { email: user.email, password: PASSWORD } });
    expect(await signedIn.json()).toMatchObject({ user: { username: 'оld.mеmber' } });
  });
});

describe('reserved names', () => {
  it.each([
    ...['admin', 'Admin', 'аdmin', 'ádmin', 'adm1n', 'admin2', 'ad.min', 'The Admin', 'Administrateur', 'الإدارة'],
    ...['editor', 'Éditeur', 'moderadora', 'Demo editor', 'dеmo-admin', 'demo_user', 'DemoEditor', 'Support Team'],
    ...['Mod', 'root', 'Former member', 'FormerMember', 'fоrmer mеmber', 'Ancien membre', 'عضو سابق', 'No-Reply'],
    ...['staff', 'Common Ground', 'commonground', 'COMMON-GR0UND', 'Common Ground Help', 'مشرف', 'فريق الدعم'],
  ])('include %s', async (name) => expect(await saidBy(want(name))).toEqual(RESERVED));

  it.each([
    'Adminah',
    'Ed Torres',
    'Eddie Tor',
    'Moder Ator Jr',
    'Stafford',
    'Demosthenes',
    'Lina Demir',
    'Edi Thora',
    'Modesta',
    'A former dancer',
  ])('do not include %s', async (name) => expect(await readStatus(want(name))).toBe(200));
});
