import { en, type Wording } from './en.ts';

export const es: Wording = en;
