import { inLanguage } from './inLanguage.ts';

export type DutyWords = typeof import('./en/moderation/duty.ts').duty;
export const dutyWords = inLanguage<DutyWords>(
  import.meta.glob('./*/moderation/duty.ts', { eager: true, import: 'duty' }),
);
