import { expect, it } from 'vitest';
import { LAST_ADMIN } from '../../contracts/accounts/personalData.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';
import { PASSWORD, type Person } from '../../testing/people.ts';

describeWithDatabase('list of accounts', ({ send, signUp, become, rows }) => {
  /** Replaces the demo accounts by three, of whom the administrator joined last. */
  const given = async () => {
    await rows('DELETE FROM users');
    const people = [await signUp('first'), await signUp('second'), await signUp('chief')];
    await become(people[2] as Person, 'admin');
    for (const [day, { id }] of people.entries())
      await rows('UPDATE users SET joined_at = make_date(2026, 1, $1) WHERE id = $2', [day + 1, id]);
    return people[2] as Person;
  };

  it('contains the accounts, newest first, without secrets', async () => {
    const admin = await given();
    const response = await send('GET', '/api/users', admin.token);
    const users = await response.json();
    expect(users.map(({ username }: { username: string }) => username)).toEqual(['chief', 'second', 'first']);
    expect(users[0]).toEqual({
      id: admin.id,
      username: 'chief',
      displayName: 'chief',
      email: 'chief@example.org',
      role: 'admin',
      isVerified: false,
      editCount: 0,
      joinedAt: expect.stringMatching(/^2026-01-0[23]T/),
    });
    expect(response.headers.get('x-total-count')).toBe('3');
  });

  it('is divided into pages that link to each other', async () => {
    const admin = await given();
    const response = await send('GET', '/api/users?page=2&limit=1', admin.token);
    expect(await response.json()).toEqual([expect.objectContaining({ username: 'second' })]);
    expect(response.headers.get('x-total-count')).toBe('3');
    expect(response.headers.get('link')).toContain('</api/users?page=3&limit=1>; rel="next"');
    expect(await (await send('GET', '/api/users?page=9', admin.token)).json()).toEqual([]);
    expect((await send('GET', '/api/users?page=0', admin.token)).status).toBe(400);
  });

  it('can be searched by name and address, and keeps the search in links to pages', async () => {
    const admin = await given();
    const found = async (q: string) => {
      const response = await send('GET', `/api/users?limit=1&q=${encodeURIComponent(q)}`, admin.token);
      const users: { username: string }[] = await response.json();
      return [
        users.map(({ username }) => username),
        response.headers.get('x-total-count'),
        response.headers.get('link'),
      ];
    };
    expect(await found(' SECOND@ ')).toEqual([['second'], '1', expect.not.stringContaining('next')]);
    expect(await found('e')).toEqual([['chief'], '3', expect.stringContaining('page=2&limit=1&q=e>; rel="next"')]);
    expect(await found('%')).toEqual([[], '0', expect.anything()]);
  });
});

describeWithDatabase('standing of an account', ({ send, signUp, become, rows }) => {
  const people = async () => {
    const [reader, admin] = [await signUp('reader'), await signUp('chief')];
    await become(admin, 'admin');
    return { reader, admin };
  };
  const selectRole = async ({ id }: Person) => (await rows('SELECT role FROM users WHERE id = $1', [id]))[0]?.role;
  const give = (person: Person, { id }: Person, role: string, currentPassword = PASSWORD) =>
    send('PATCH', `/api/users/${id}/role`, person.token, { role, currentPassword });
  const fetchStandingChanges = async (admin: Person, { id }: Person) =>
    (await send('GET', `/api/users/${id}/standing-changes`, admin.token)).json();

  it('is changed by administrators (role and verification) and logged with their names', async () => {
    const { reader, admin } = await people();
    const given = await give(admin, reader, 'moderator');
    expect([given.status, await given.json()]).toEqual([
      200,
      expect.objectContaining({ id: reader.id, role: 'moderator' }),
    ]);
    expect(
      (
        await send('PATCH', `/api/users/${reader.id}/verified`, admin.token, {
          isVerified: true,
          currentPassword: PASSWORD,
        })
      ).status,
    ).toBe(200);
    await rows('UPDATE users SET is_verified = false WHERE id = $1', [reader.id]);
    const step = { reason: null, by: 'chief', at: expect.any(String) };
    expect(await fetchStandingChanges(admin, reader)).toEqual([
      { ...step, action: 'verify', detail: null },
      { ...step, action: 'role', detail: 'user → moderator' },
    ]);
    // A role that was changed by SQL has no user in the log.
    await become(reader, 'user');
    expect((await fetchStandingChanges(admin, reader))[0]).toMatchObject({ detail: 'moderator → user', by: null });
  });

  it('needs the password of the administrator to change, and cannot change for the last one', async () => {
    const { reader, admin } = await people();
    expect((await give(admin, reader, 'admin', 'not the password')).status).toBe(403);
    expect((await give(admin, reader, 'king')).status).toBe(400);
    expect((await give(admin, { ...reader, id: 2_000_000_000 }, 'editor')).status).toBe(404);
    expect(await selectRole(reader)).toBe('user');
    await rows(`UPDATE users SET role = 'user' WHERE role = 'admin' AND id <> $1`, [admin.id]);
    const last = await give(admin, admin, 'user');
    expect([last.status, await last.text()]).toEqual([409, LAST_ADMIN]);
  });
});
