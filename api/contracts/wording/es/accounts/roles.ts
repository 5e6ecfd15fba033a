import type * as en from '../../en/accounts/roles.ts';

export const roles: typeof en.roles = {
  user: 'Usuario',
  contributor: 'Colaborador',
  translator: 'Traductor',
  reviewer: 'Revisor médico',
  moderator: 'Moderador',
  editor: 'Editor',
  admin: 'Administrador',
};
