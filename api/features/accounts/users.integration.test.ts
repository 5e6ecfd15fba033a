import { expect, it } from 'vitest';
import { describeWithDatabase, type World } from '../../testing/describeWithDatabase.ts';
import { type Person, sendWith, signUp } from '../../testing/people.ts';

async function signUpAs(world: World, role: string): Promise<Person> {
  const person = await signUp(world, role);
  await world.database.query('UPDATE users SET role = $1::enum_users_role WHERE id = $2', [role, person.id]);
  return person;
}

describeWithDatabase('the list of accounts', (world) => {
  const send = sendWith(world);
  /** In place of the demo accounts: three, of whom the administrator came last. */
  const given = async () => {
    await world.database.query('DELETE FROM users');
    const people = [await signUp(world, 'first'), await signUp(world, 'second'), await signUpAs(world, 'admin')];
    for (const [day, { id }] of people.entries())
      await world.database.query('UPDATE users SET joined_at = make_date(2026, 1, $1) WHERE id = $2', [day + 1, id]);
    return people[2] as Person;
  };

  it('shows administrators who is there, the newest first, and no secret of anybody', async () => {
    const admin = await given();
    const response = await send('GET', '/api/users', admin.token);
    const users = await response.json();
    expect(users.map(({ username }: { username: string }) => username)).toEqual(['admin', 'second', 'first']);
    expect(users[0]).toEqual({
      id: admin.id,
      username: 'admin',
      displayName: 'admin',
      email: 'admin@example.org',
      role: 'admin',
      isVerified: false,
      editCount: 0,
      joinedAt: expect.stringMatching(/^2026-01-0[23]T/),
    });
    expect(response.headers.get('x-total-count')).toBe('3');
  });

  it('comes in pages that lead to each other', async () => {
    const admin = await given();
    const response = await send('GET', '/api/users?page=2&limit=1', admin.token);
    expect(await response.json()).toEqual([expect.objectContaining({ username: 'second' })]);
    expect(response.headers.get('x-total-count')).toBe('3');
    expect(response.headers.get('link')).toContain('</api/users?page=3&limit=1>; rel="next"');
    expect(await (await send('GET', '/api/users?page=9', admin.token)).json()).toEqual([]);
    expect((await send('GET', '/api/users?page=0', admin.token)).status).toBe(400);
  });

  it('is open to no other role, and to nobody who is signed out', async () => {
    expect((await send('GET', '/api/users')).status).toBe(401);
    for (const role of ['user', 'contributor', 'translator', 'reviewer', 'moderator', 'editor']) {
      const { token } = await signUpAs(world, role);
      expect((await send('GET', '/api/users', token)).status, role).toBe(403);
    }
  });
});
