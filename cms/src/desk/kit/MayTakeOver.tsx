import type { TypedUser } from 'payload';

/** Marks the screens of administrators: nobody else may take a record from whoever is editing it, nor is offered to. */
export function MayTakeOver({ user }: { user?: TypedUser }) {
  return user?.role === 'admin' ? <span className="may-take-over" hidden /> : null;
}
