import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../contracts/preferences/settings.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';

describeWithDatabase('accessibility settings of an account', (server) => {
  const { send } = server;

  it('are stored beside other preferences, and deleted on request', async () => {
    const { id, token } = await server.signUp('settled');
    const path = `/api/users/${id}/preferences`;
    expect(await (await send('GET', path, token)).json()).toEqual({ accessibility: null });
    await send('PATCH', `/api/users/${id}/notification-choices`, token, { learning: false });
    const accessibility = { ...DEFAULT_SETTINGS, fontSize: 24, highContrast: true };
    expect(await (await send('PATCH', path, token, { accessibility })).json()).toEqual({ accessibility });
    expect(await (await send('GET', path, token)).json()).toEqual({ accessibility });
    expect((await send('PATCH', path, token, { accessibility: { ...accessibility, fontSize: 17 } })).status).toBe(400);
    expect(await (await send('PATCH', path, token, { accessibility: null })).json()).toEqual({ accessibility: null });
    expect(await (await send('GET', path, token)).json()).toEqual({ accessibility: null });
    const choices = await send('GET', `/api/users/${id}/notification-choices`, token);
    expect(await choices.json()).toMatchObject({ learning: false, replies: true });
  });
});
