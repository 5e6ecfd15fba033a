import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestPayload, testPayload } from '../testing/testPayload.ts';

let test: TestPayload;
beforeAll(async () => {
  test = await testPayload();
});
afterAll(() => test?.close());

it('smoke', async () => {
  const { totalDocs } = await test.payload.count({ collection: 'conditions' });
  expect(totalDocs).toBe(36);
});
