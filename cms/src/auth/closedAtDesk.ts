import { type Endpoint, Forbidden } from 'payload';

/**
 * Payload's own ways to a new password and to a verified address. They go around what the site's calls do: counted
 * tries, the same answer for known and unknown people, the end of every session. So the site's calls are the only ones.
 */
export const closedAtDesk: Endpoint[] = ['/forgot-password', '/reset-password', '/verify/:id'].map((path) => ({
  method: 'post',
  path,
  handler: (req) => {
    throw new Forbidden(req.t);
  },
}));
