import type { Endpoint } from '../../platform/defineEndpoint.ts';
import { changeProfileEndpoint } from './endpoints/changeProfile.ts';
import { deleteAccountEndpoint } from './endpoints/deleteAccount.ts';
import { exportDataEndpoint } from './endpoints/exportData.ts';
import { getMeEndpoint } from './endpoints/getMe.ts';
import { getProfileEndpoint } from './endpoints/getProfile.ts';
import { loginEndpoint } from './endpoints/login.ts';
import { logoutEndpoint } from './endpoints/logout.ts';
import { registerEndpoint } from './endpoints/register.ts';
import { updateProfileEndpoint } from './endpoints/updateProfile.ts';

export const accountEndpoints: Endpoint[] = [
  registerEndpoint,
  loginEndpoint,
  logoutEndpoint,
  getMeEndpoint,
  updateProfileEndpoint,
  getProfileEndpoint,
  changeProfileEndpoint,
  exportDataEndpoint,
  deleteAccountEndpoint,
];
