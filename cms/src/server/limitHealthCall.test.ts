import { healthSchema } from '@common-ground/api/contracts/publishing/health.ts';
import { describe, expect, it } from 'vitest';
import { limitHealthCall } from './limitHealthCall.ts';

const never = () => new Promise<never>(() => {});
const ask = (path: string, answer: () => Promise<Response>) =>
  limitHealthCall(new Request(`http://test${path}`), answer, 50);

describe('limitHealthCall', () => {
  it('returns the response of the API when it comes in time', async () => {
    for (const path of ['/api/health', '/api/conditions'])
      expect(await (await ask(path, async () => new Response('yes'))).text()).toBe('yes');
  });

  it.each([
    ['does not answer', never],
    ['fails', () => Promise.reject(new Error('It cannot be read'))],
  ])('returns 503 and "unwell" for the health call when the API %s', async (_, answer) => {
    const response = await ask('/api/health', answer);
    expect(response.status).toBe(503);
    expect(healthSchema.parse(await response.json())).toMatchObject({ status: 'unwell', postgres: 'busy' });
  });

  it('returns 200 for the liveness probe at once, and names the API that is not ready', async () => {
    expect((await ask('/api/health/live', never)).status).toBe(200);
    const ready = await ask('/api/health/ready', never);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'unready', missing: ['payload'] }]);
  });

  it('keeps other calls waiting when the health call has timed out', async () => {
    let isAnswered = false;
    void ask('/api/conditions', never).then(() => {
      isAnswered = true;
    });
    await ask('/api/health', never);
    expect(isAnswered).toBe(false);
  });
});
