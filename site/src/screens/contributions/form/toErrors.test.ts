import {
  CONTRIBUTION_LIST_MAX,
  ENTRY_LENGTH,
  NAME_LENGTH,
  SUMMARY_LENGTH,
} from '@common-ground/api/contracts/limits.ts';
import { contribution as ar } from '@common-ground/api/contracts/wording/ar/contributions/form.ts';
import { contribution as en } from '@common-ground/api/contracts/wording/en/contributions/form.ts';
import { describe, expect, it } from 'vitest';
import { checks } from './checks.ts';
import { toErrors } from './toErrors.ts';

const whole = {
  name: 'Ménière’s disease',
  summary: 'A summary',
  overview: 'An overview',
  symptoms: ['dizziness'],
  causes: ['unknown'],
  treatments: ['rest'],
  resources: [],
  tags: [],
  categoryId: 1,
};

const said = (given: object, lang = 'en') => {
  const { issues } = checks.newCondition({ ...whole, ...given });
  return toErrors(issues ?? [], lang === 'ar' ? ar : en, lang);
};

describe('a new condition', () => {
  it('passes the check when it is complete, and is trimmed', () => {
    const { body } = checks.newCondition({ ...whole, name: '  <i>Name</i> ', tags: ['a', ' a ', ''] });
    expect(body).toMatchObject({ name: '<i>Name</i>', tags: ['a'], symptoms: ['dizziness'] });
  });

  it('has a message for each missing field at once', () => {
    const nothing = { name: ' ', summary: '', overview: '', symptoms: [], causes: [], treatments: [], categoryId: 0 };
    const words = en.missing;
    expect(said(nothing)).toEqual({
      name: words.name,
      summary: words.summary,
      overview: words.overview,
      symptoms: words.symptoms,
      causes: words.causes,
      treatments: words.treatments,
      categoryId: words.categoryId,
    });
  });

  it.each([
    ['name', { name: 'x'.repeat(NAME_LENGTH + 1) }, 'Please shorten this to 80 characters or fewer.'],
    ['summary', { summary: 'x'.repeat(SUMMARY_LENGTH + 1) }, 'Please shorten this to 320 characters or fewer.'],
    ['tags', { tags: ['x'.repeat(61)] }, 'Please shorten this entry to 60 characters or fewer.'],
    ['causes', { causes: Array(CONTRIBUTION_LIST_MAX + 1).fill('x') }, 'Please leave at most 60 entries.'],
    ['contributorEmail', { contributorEmail: 'somebody' }, 'Write a full email address, such as name@example.org.'],
  ])('has a message about the invalid field `%s`', (field, given, message) => {
    expect(said(given)).toEqual({ [field]: message });
  });

  it('has messages in the language of the page', () => {
    expect(said({ symptoms: ['x'.repeat(ENTRY_LENGTH + 1)] }, 'ar')).toEqual({
      symptoms: 'يُرجى اختصار هذا العنصر إلى ٥٠٠ حرف أو أقل.'.replace('٥٠٠', new Intl.NumberFormat('ar').format(500)),
    });
  });
});

describe('a suggestion', () => {
  const suggestion = { texts: { name: 'Another name' }, baseRevision: 3, editSummary: 'A better name' };

  it('passes the check with a single changed text', () => {
    expect(checks.suggestion(suggestion).body).toEqual({ ...suggestion, isMinorEdit: false });
  });

  it('has messages for missing changes and a missing summary', () => {
    const { issues } = checks.suggestion({ ...suggestion, texts: {}, editSummary: ' ' });
    const { missing } = en;
    expect(toErrors(issues ?? [], en, 'en')).toEqual({
      texts: missing.texts,
      editSummary: missing.editSummary,
    });
  });

  it('has the message about a text under the name of its field', () => {
    const { issues } = checks.suggestion({ ...suggestion, texts: { symptoms: [] } });
    expect(toErrors(issues ?? [], en, 'en')).toEqual({
      symptoms: en.missing.symptoms,
    });
  });
});
