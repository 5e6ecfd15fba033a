import { test } from '@playwright/test';
import { translateOwnFramesOnly } from '../../support/quickStacks.ts';
import { beingKilled } from './beingKilled.ts';
import { closeConnections } from './closeConnections.ts';
import { prepare, product, remove } from './installation.ts';
import { starting } from './starting.ts';

translateOwnFramesOnly();
closeConnections();

test.beforeAll(prepare);
// What the product printed tells why: a report shows only the beginning of what is attached.
test.afterEach(() => {
  const { status, expectedStatus } = test.info();
  if (status !== expectedStatus) console.error(product?.output());
});
test.afterAll(remove);
test.describe('starting and stopping', () => starting());
test.describe('being killed', () => beingKilled());
