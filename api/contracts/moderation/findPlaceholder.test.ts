import { expect, it } from 'vitest';
import { topic } from '../wording/fr/forum.ts';
import { findPlaceholder, HIDDEN_BY_REPORTS } from './findPlaceholder.ts';

it('returns a text and the reason of a post that is not visible, null for a visible post', () => {
  expect(findPlaceholder({ state: 'visible', stateReason: null }, topic)).toBeNull();
  expect(findPlaceholder({ state: 'deleted', stateReason: null }, topic)).toEqual({
    text: topic.gone.deleted,
    reason: null,
  });
  expect(findPlaceholder({ state: 'hidden', stateReason: 'Hors sujet' }, topic)).toEqual({
    text: 'Un modérateur a masqué ce message.',
    reason: 'Motif : Hors sujet',
  });
});

it('returns the text about reports, without a reason, for a post that reports have hidden', () => {
  const gone = findPlaceholder({ state: 'hidden', stateReason: HIDDEN_BY_REPORTS }, topic);
  expect(gone).toEqual({ text: topic.gone.reported, reason: null });
});
