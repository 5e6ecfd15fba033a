import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS, hasPreset, isUsual, PRESETS, readSettings, SIZES, togglePreset } from './settings.ts';

it('has the settings, ranges and presets of the specification', () => {
  expect(DEFAULT_SETTINGS).toEqual({
    fontSize: 16,
    highContrast: false,
    reducedMotion: false,
    textToSpeech: false,
    focusIndicator: false,
    screenReader: false,
    colorBlindFriendly: false,
    dyslexiaFont: false,
    magnification: 100,
    keyboardNavigation: false,
  });
  expect(SIZES).toEqual({
    fontSize: { min: 12, max: 24, step: 2, usual: 16 },
    magnification: { min: 75, max: 150, step: 25, usual: 100 },
  });
  expect(PRESETS).toEqual({
    lowVision: { fontSize: 18, highContrast: true, focusIndicator: true },
    screenReader: { textToSpeech: true, reducedMotion: true, focusIndicator: true },
    dyslexia: { dyslexiaFont: true, fontSize: 18, reducedMotion: true },
    colorBlind: { colorBlindFriendly: true, highContrast: true },
  });
});

it('reads only settings within their ranges from a stored value', () => {
  for (const nothing of [null, undefined, 3, 'x', [], { fontSize: '18' }, { fontSize: 17 }, { fontSize: 26 }])
    expect(readSettings(nothing)).toEqual(DEFAULT_SETTINGS);
  expect(readSettings({ magnification: 70, highContrast: 1, size: 3 })).toEqual(DEFAULT_SETTINGS);
  expect(readSettings({ fontSize: 24, magnification: 75, highContrast: true })).toEqual({
    ...DEFAULT_SETTINGS,
    fontSize: 24,
    magnification: 75,
    highContrast: true,
  });
});

it('sets only the settings of a preset, and resets them when the preset is chosen again', () => {
  const mine = { ...DEFAULT_SETTINGS, keyboardNavigation: true };
  const both = togglePreset('dyslexia', togglePreset('lowVision', mine));
  expect(both).toEqual({
    ...mine,
    fontSize: 18,
    highContrast: true,
    focusIndicator: true,
    dyslexiaFont: true,
    reducedMotion: true,
  });
  expect([hasPreset('lowVision', both), hasPreset('colorBlind', both)]).toEqual([true, false]);
  expect(togglePreset('lowVision', togglePreset('lowVision', mine))).toEqual(mine);
  expect([isUsual(mine), isUsual(togglePreset('colorBlind', togglePreset('colorBlind', DEFAULT_SETTINGS)))]).toEqual([
    false,
    true,
  ]);
});
