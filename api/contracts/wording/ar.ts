import { en, type Wording } from './en.ts';

export const ar: Wording = en;
