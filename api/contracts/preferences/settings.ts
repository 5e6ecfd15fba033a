/*
 * The accessibility settings, in names, ranges and presets as the specification has them. Without the schema library:
 * browsers read these too.
 */

/** What somebody chose; kept in their browser, and with their account only if they want it. */
export type AccessibilitySettings = {
  /** In pixels where the browser's own size is 16, which is taken as it is. */
  fontSize: number;
  highContrast: boolean;
  reducedMotion: boolean;
  textToSpeech: boolean;
  focusIndicator: boolean;
  screenReader: boolean;
  colorBlindFriendly: boolean;
  dyslexiaFont: boolean;
  /** In percent. */
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

/** What holds where nothing was chosen; beside it, what the device asks for. In the order in which they are shown. */
export const USUAL_SETTINGS: Readonly<AccessibilitySettings> = {
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

export const SETTING_NAMES = Object.keys(USUAL_SETTINGS) as SettingName[];

export const PRESETS = {
  lowVision: { fontSize: 18, highContrast: true, focusIndicator: true },
  screenReader: { textToSpeech: true, reducedMotion: true, focusIndicator: true },
  dyslexia: { dyslexiaFont: true, fontSize: 18, reducedMotion: true },
  colorBlind: { colorBlindFriendly: true, highContrast: true },
} as const satisfies Record<string, Partial<AccessibilitySettings>>;
export type PresetName = keyof typeof PRESETS;

/** Whether a setting is a number within a range. */
export function isSize(name: SettingName): name is SizeName {
  return name in SIZES;
}

/** What was kept somewhere, as far as it is a setting and within its range; the usual for all else. */
export function readSettings(kept: unknown): AccessibilitySettings {
  const given = Object(kept) as Record<string, unknown>;
  return Object.fromEntries(
    SETTING_NAMES.map((name) => [name, isValid(name, given[name]) ? given[name] : USUAL_SETTINGS[name]]),
  ) as AccessibilitySettings;
}

/** Whether all that a preset names is as it says. */
export function isInEffect(preset: PresetName, settings: AccessibilitySettings): boolean {
  return Object.entries(PRESETS[preset]).every(([name, value]) => settings[name as SettingName] === value);
}

/** With all that a preset names, and the rest as it is; without it, what it names is as usual again. */
export function withPreset(preset: PresetName, settings: AccessibilitySettings): AccessibilitySettings {
  if (!isInEffect(preset, settings)) return { ...settings, ...PRESETS[preset] };
  const named = Object.keys(PRESETS[preset]) as SettingName[];
  return { ...settings, ...Object.fromEntries(named.map((name) => [name, USUAL_SETTINGS[name]])) };
}

export function isUsual(settings: AccessibilitySettings): boolean {
  return SETTING_NAMES.every((name) => settings[name] === USUAL_SETTINGS[name]);
}

function isValid(name: SettingName, value: unknown): boolean {
  if (!isSize(name)) return typeof value === 'boolean';
  const { min, max, step } = SIZES[name];
  return typeof value === 'number' && value >= min && value <= max && (value - min) % step === 0;
}
