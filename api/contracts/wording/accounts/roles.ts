import { roles as ar } from '../ar/accounts/roles.ts';
import { roles as en } from '../en/accounts/roles.ts';
import { roles as es } from '../es/accounts/roles.ts';
import { roles as fr } from '../fr/accounts/roles.ts';
import { inLanguage } from '../inLanguage.ts';

export const roleNames = inLanguage({ en, es, fr, ar });
