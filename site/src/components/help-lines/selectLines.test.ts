import type { HelpKind, HelpLine } from '@common-ground/api/contracts/moderation/helpLines.ts';
import { describe, expect, it } from 'vitest';
import { callHref, textHref } from './PhoneNumber.tsx';
import { selectLines } from './selectLines.ts';

const line = (region: string, ...kinds: HelpKind[]) => ({ region, kinds }) as HelpLine;
const LINES = [
  line('FR', 'suicide'),
  line('FR', 'poison'),
  line('JO', 'violence'),
  line('SE', 'poison'),
  line('EU', 'listening'),
  line('international', 'listening'),
];
const regionsFor = (region: string) => selectLines(region, LINES).map((one) => one.region);

describe('the lines for a region', () => {
  it.each([
    ['FR', ['FR', 'FR']],
    ['JO', ['JO', 'international']],
    ['SE', ['SE', 'EU']],
    ['MA', ['international']],
    ['international', ['international']],
  ])('come for %s from the regions %j', (region, regions) => expect(regionsFor(region)).toEqual(regions));
});

describe('the address of a number', () => {
  it.each([
    ['01 40 05 48 48', 'tel:0140054848'],
    ['(011) 5275-1135', 'tel:01152751135'],
    ['*4141', 'tel:*4141'],
    ['*100#', 'tel:*100%23'],
    ['+33 1 40', 'tel:+33140'],
  ])('calls %s as %s', (number, href) => expect(callHref(number)).toBe(href));

  it('starts a text message to a number', () => expect(textHref('85 258')).toBe('sms:85258'));
});
