import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVENT_TYPES, type EventType } from '../../contracts/analytics/analytics.ts';
import { reduceEvent } from './reduceEvent.ts';
import { reducePath } from './reducePath.ts';

const languages = [
  { code: 'en', isDefault: true },
  { code: 'es', isDefault: false },
];
const reduce = (eventType: EventType, eventData: Record<string, unknown>) =>
  reduceEvent({ eventType, eventData }, languages);

describe('reducePath', () => {
  it.each([
    ['https://example.org/condition/12?from=mail#symptoms', '/condition/12', 'en', 12],
    ['https://example.org/es/condition/12', '/es/condition/12', 'es', 12],
    ['/es', '/es', 'es', null],
    ['https://example.org/', '/', 'en', null],
    ['/?search=my%20secret', '/', 'en', null],
    ['/category/3/page/2', '/category/3/page/2', 'en', null],
    ['/users/17', '/*/*', 'en', null],
    ['/auth/reset/AbCdEf', '/auth/*/*', 'en', null],
    ['/condition/maria', '/condition/*', 'en', null],
    ['/condition/12/maria@example.org', '/condition/12/*', 'en', null],
    ['/condition/99999999999', '/condition/*', 'en', null],
    ['/condition/012', '/condition/*', 'en', null],
  ])('reduces %s to %s', (address, path, language, conditionId) =>
    expect(reducePath(address, languages)).toEqual({ path, language, conditionId }),
  );

  it.each(['javascript:alert(1)', 'http://[', 12, null, undefined, {}])('returns null for %s', (address) =>
    expect(reducePath(address, languages)).toBeNull(),
  );
});

describe('reduceEvent', () => {
  it('returns known fields in their known form, and no others', () => {
    const url = 'https://example.org/es/condition/4?x=1';
    expect(reduce('page_view', { url, userAgent: 'Mozilla', timestamp: 'x', name: 'Maria' }).eventData).toEqual({
      page: '/es/condition/4',
      language: 'es',
    });
    expect(reduce('quiz_completion', { moduleId: '3', score: 81.6, timeSpent: -1, text: 'x' }).eventData).toEqual({
      moduleId: 3,
      score: 82,
    });
    expect(reduce('content_interaction', { contentType: 'user', contentId: 4, interaction: 'open' }).eventData).toEqual(
      {
        contentType: 'user',
        interaction: 'open',
      },
    );
  });

  it('returns the kind and place of an error, never the message', () => {
    const context = '/_astro/Layout.Dk3f.js:1:204';
    expect(reduce('error', { error: 'TypeError', context }).eventData).toEqual({ error: 'TypeError', context });
    expect(reduce('error', { error: 'Maria is not defined', context: 'mail to maria@example.org' }).eventData).toEqual({
      error: 'Error',
    });
  });

  it('returns action and topic of a chat message, but only the action for a crisis', () => {
    const url = 'https://example.org/es/condition/4';
    const said = (data: object) => reduce('chatbot_message', { url, ...data }).eventData;
    const page = { page: '/es/condition/4', language: 'es' };
    expect(said({ action: 'answered', topic: 'autism', text: 'my son' })).toEqual({
      ...page,
      action: 'answered',
      topic: 'autism',
    });
    expect(said({ action: 'told', topic: 'My son is ill' })).toEqual(page);
    expect(said({ action: 'unanswered', topic: 'x'.repeat(41) })).toEqual({ ...page, action: 'unanswered' });
    expect(said({ action: 'crisis', topic: 'autism' })).toEqual({ action: 'crisis' });
  });

  it('returns `conditionId` only for a page view', () => {
    expect(reduce('page_view', { url: '/condition/4' }).conditionId).toBe(4);
    expect(reduce('search', { url: '/condition/4' }).conditionId).toBeNull();
  });

  it('returns only short strings without invalid characters, and numbers, for any input', () => {
    const anything = fc.dictionary(
      fc.constantFrom(
        'url',
        'page',
        'query',
        'category',
        'action',
        'error',
        'context',
        'contentType',
        'contentId',
        'score',
      ),
      fc.anything(),
    );
    fc.assert(
      fc.property(fc.constantFrom(...EVENT_TYPES), anything, (type, data) => {
        const { eventData } = reduce(type, data);
        const text = JSON.stringify(eventData);
        expect(text).not.toMatch(/\\u0000|\\ud[89a-f]/i);
        expect(text.length).toBeLessThan(600);
        for (const value of Object.values(eventData)) expect(['string', 'number']).toContain(typeof value);
      }),
    );
  });
});
