import type { TypedUser } from 'payload';

/** Marks the screens of administrators. admin.css hides the take-over buttons from all other users. */
export function MayTakeOver({ user }: { user?: TypedUser }) {
  return user?.role === 'admin' ? <span className="may-take-over" hidden /> : null;
}
