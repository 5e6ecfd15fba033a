import type * as en from '../../en/accounts/roles.ts';

export const roles: typeof en.roles = {
  user: 'مستخدم',
  contributor: 'مساهم',
  translator: 'مترجم',
  reviewer: 'مراجع طبي',
  moderator: 'مشرف',
  editor: 'محرر',
  admin: 'مدير الموقع',
};
