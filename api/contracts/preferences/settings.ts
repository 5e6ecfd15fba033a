/** Names, ranges and presets are those of the specification. Without Zod, because browsers read this file. */

/** Stored in the browser, and with the account only when the user wants it. */
export type AccessibilitySettings = {
  /** Pixels when the browser's default text size is 16; another default size scales it. */
  fontSize: number;
  highContrast: boolean;
  reducedMotion: boolean;
  textToSpeech: boolean;
  focusIndicator: boolean;
  screenReader: boolean;
  colorBlindFriendly: boolean;
  dyslexiaFont: boolean;
  /** Percent. */
  magnification: number;
  keyboardNavigation: boolean;
};

export type SettingName = keyof AccessibilitySettings;
export type SizeName = 'fontSize' | 'magnification';
export type SwitchName = Exclude<SettingName, SizeName>;

export const SIZES = {
  fontSize: { min: 12, max: 24, step: 2, usual: 16 },
  magnification: { min: 75, max: 150, step: 25, usual: 100 },
} as const satisfies Record<SizeName, object>;

/** Values of settings that were not chosen, in display order. Preferences of the device apply in addition. */
export const DEFAULT_SETTINGS: Readonly<AccessibilitySettings> = {
  fontSize: SIZES.fontSize.usual,
  magnification: SIZES.magnification.usual,
  highContrast: false,
  colorBlindFriendly: false,
  dyslexiaFont: false,
  reducedMotion: false,
  focusIndicator: false,
  keyboardNavigation: false,
  textToSpeech: false,
  screenReader: false,
};

export const SETTING_NAMES = Object.keys(DEFAULT_SETTINGS) as SettingName[];

export const PRESETS = {
  lowVision: { fontSize: 18, highContrast: true, focusIndicator: true },
  screenReader: { textToSpeech: true, reducedMotion: true, focusIndicator: true },
  dyslexia: { dyslexiaFont: true, fontSize: 18, reducedMotion: true },
  colorBlind: { colorBlindFriendly: true, highContrast: true },
} as const satisfies Record<string, Partial<AccessibilitySettings>>;
export type PresetName = keyof typeof PRESETS;

export function isSize(name: SettingName): name is SizeName {
  return name in SIZES;
}

/** Returns the settings of a stored value; a missing or invalid one gets its usual value. */
export function readSettings(kept: unknown): AccessibilitySettings {
  const given = Object(kept) as Record<string, unknown>;
  return Object.fromEntries(
    SETTING_NAMES.map((name) => [name, isValid(name, given[name]) ? given[name] : DEFAULT_SETTINGS[name]]),
  ) as AccessibilitySettings;
}

export function hasPreset(preset: PresetName, settings: AccessibilitySettings): boolean {
  return Object.entries(PRESETS[preset]).every(([name, value]) => settings[name as SettingName] === value);
}

/** Returns the settings with a preset switched on, or reset to usual values when it was in effect already. */
export function togglePreset(preset: PresetName, settings: AccessibilitySettings): AccessibilitySettings {
  if (!hasPreset(preset, settings)) return { ...settings, ...PRESETS[preset] };
  const named = Object.keys(PRESETS[preset]) as SettingName[];
  return { ...settings, ...Object.fromEntries(named.map((name) => [name, DEFAULT_SETTINGS[name]])) };
}

export function isUsual(settings: AccessibilitySettings): boolean {
  return SETTING_NAMES.every((name) => settings[name] === DEFAULT_SETTINGS[name]);
}

function isValid(name: SettingName, value: unknown): boolean {
  if (!isSize(name)) return typeof value === 'boolean';
  const { min, max, step } = SIZES[name];
  return typeof value === 'number' && value >= min && value <= max && (value - min) % step === 0;
}
