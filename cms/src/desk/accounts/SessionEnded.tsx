import { DESK_SESSION_HOURS } from '@common-ground/api/contracts/limits.ts';
import { ADMIN, toAddress } from '../kit/addresses.ts';

export function SessionEnded({ wanted }: { wanted: string }) {
  return (
    <>
      <h1>Your session has ended</h1>
      <p>
        A session ends {DESK_SESSION_HOURS} hours after your last action, when you sign out, and when your role or
        password changes. Sign in again to go on.
      </p>
      <p>
        <a className="desk-session__action" href={toAddress(`${ADMIN}/login`, { redirect: wanted })}>
          Sign in again
        </a>
      </p>
    </>
  );
}
