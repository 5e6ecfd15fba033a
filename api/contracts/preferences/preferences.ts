import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParameter } from '../parameters.ts';
import { type AccessibilitySettings, SIZES } from './settings.ts';

const size = ({ min, max, step }: (typeof SIZES)[keyof typeof SIZES]) =>
  z
    .int({ error: 'must be a number' })
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`)
    .refine((value) => (value - min) % step === 0, { error: `must be ${min} plus steps of ${step}` });
const onOff = z.boolean({ error: 'must be true or false' });

export const accessibilitySettingsSchema = z
  .object({
    fontSize: size(SIZES.fontSize),
    magnification: size(SIZES.magnification),
    highContrast: onOff,
    colorBlindFriendly: onOff,
    dyslexiaFont: onOff,
    reducedMotion: onOff,
    focusIndicator: onOff,
    keyboardNavigation: onOff,
    textToSpeech: onOff,
    screenReader: onOff,
  } satisfies Record<keyof AccessibilitySettings, z.ZodType>)
  .meta({ id: 'AccessibilitySettings' });

export const preferencesSchema = z
  .object({
    accessibility: accessibilitySettingsSchema
      .nullable()
      .meta({ description: 'null: the settings stay in the browser and are not stored with the account' }),
  })
  .meta({ id: 'Preferences' });

export type Preferences = z.infer<typeof preferencesSchema>;

export const getPreferences = defineCall({
  name: 'getPreferences',
  method: 'GET',
  path: '/api/users/{id}/preferences',
  summary: 'The accessibility settings that a user stored with the account',
  tag: 'Accounts',
  params: z.object({ id: idParameter }),
  output: preferencesSchema,
});

export const choosePreferences = defineCall({
  name: 'choosePreferences',
  method: 'PATCH',
  path: '/api/users/{id}/preferences',
  summary: 'Stores accessibility settings with the account; null deletes them there',
  tag: 'Accounts',
  params: z.object({ id: idParameter }),
  body: preferencesSchema,
  output: preferencesSchema,
});
