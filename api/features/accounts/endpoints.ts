import type { Endpoint } from '../../platform/defineEndpoint.ts';
import { changePasswordEndpoint } from './endpoints/changePassword.ts';
import { changeProfileEndpoint } from './endpoints/changeProfile.ts';
import { deleteAccountEndpoint } from './endpoints/deleteAccount.ts';
import { endAllSessionsEndpoint } from './endpoints/endAllSessions.ts';
import { endSessionEndpoint } from './endpoints/endSession.ts';
import { exportDataEndpoint } from './endpoints/exportData.ts';
import { getMeEndpoint } from './endpoints/getMe.ts';
import { getProfileEndpoint } from './endpoints/getProfile.ts';
import { listSessionsEndpoint } from './endpoints/listSessions.ts';
import { listUsersEndpoint } from './endpoints/listUsers.ts';
import { loginEndpoint } from './endpoints/login.ts';
import { logoutEndpoint } from './endpoints/logout.ts';
import { registerEndpoint } from './endpoints/register.ts';
import { requestEmailVerificationEndpoint } from './endpoints/requestEmailVerification.ts';
import { requestPasswordResetEndpoint } from './endpoints/requestPasswordReset.ts';
import { resetPasswordEndpoint } from './endpoints/resetPassword.ts';
import { updateProfileEndpoint } from './endpoints/updateProfile.ts';
import { verifyEmailEndpoint } from './endpoints/verifyEmail.ts';

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
  listSessionsEndpoint,
  endSessionEndpoint,
  endAllSessionsEndpoint,
  changePasswordEndpoint,
  requestPasswordResetEndpoint,
  resetPasswordEndpoint,
  requestEmailVerificationEndpoint,
  verifyEmailEndpoint,
  listUsersEndpoint,
];
