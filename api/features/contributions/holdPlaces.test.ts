import { describe, expect, it } from 'vitest';
import { holdPlaces } from './holdPlaces.ts';

describe('proposed lists of a translation', () => {
  const published = { symptoms: ['Un', '', 'Trois'], name: 'Un nom' };

  it('take the places of as many published texts, beside empty entries', () => {
    expect(holdPlaces({ symptoms: ['Un', 'Autre'], name: 'Autre' }, published)).toEqual({
      symptoms: ['Un', '', 'Autre'],
      name: 'Autre',
    });
  });

  it('stay as they are with more or fewer texts than the published ones', () => {
    expect(holdPlaces({ symptoms: ['Un'], causes: ['Deux'] }, published)).toEqual({
      symptoms: ['Un'],
      causes: ['Deux'],
    });
  });
});
