import { expect, it } from 'vitest';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';
import type { Person } from '../../testing/people.ts';

describeWithDatabase('the list of accounts', ({ send, signUp, become, rows }) => {
  /** In place of the demo accounts: three, of whom the administrator came last. */
  const given = async () => {
    await rows('DELETE FROM users');
    const people = [await signUp('first'), await signUp('second'), await signUp('chief')];
    await become(people[2] as Person, 'admin');
    for (const [day, { id }] of people.entries())
      await rows('UPDATE users SET joined_at = make_date(2026, 1, $1) WHERE id = $2', [day + 1, id]);
    return people[2] as Person;
  };

  it('shows administrators who is there, the newest first, and no secret of anybody', async () => {
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

  it('comes in pages that lead to each other', async () => {
    const admin = await given();
    const response = await send('GET', '/api/users?page=2&limit=1', admin.token);
    expect(await response.json()).toEqual([expect.objectContaining({ username: 'second' })]);
    expect(response.headers.get('x-total-count')).toBe('3');
    expect(response.headers.get('link')).toContain('</api/users?page=3&limit=1>; rel="next"');
    expect(await (await send('GET', '/api/users?page=9', admin.token)).json()).toEqual([]);
    expect((await send('GET', '/api/users?page=0', admin.token)).status).toBe(400);
  });
});
