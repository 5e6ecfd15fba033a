import { inLanguage } from './inLanguage.ts';

export const roleNames = inLanguage<typeof import('./en/accounts/roles.ts')['roles']>(
  import.meta.glob('./*/accounts/roles.ts', { eager: true, import: 'roles' }),
);
