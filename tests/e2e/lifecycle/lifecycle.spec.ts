import { test } from '@playwright/test';
import { translateOwnFramesOnly } from '../../support/quickStacks.ts';
import { beingKilled } from './beingKilled.ts';
import { prepare, remove } from './installation.ts';
import { starting } from './starting.ts';

translateOwnFramesOnly();

test.beforeAll(prepare);
test.afterAll(remove);
test.describe('starting and stopping', () => starting());
test.describe('being killed', () => beingKilled());
