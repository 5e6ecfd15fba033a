import { en, type Wording } from './en.ts';

export const fr: Wording = en;
