import type { Payload, TypedUser } from 'payload';
import { EDITORS } from '../../payload/access/roles.ts';
import { readState } from '../../publisher/state/readState.ts';
import { PublisherView } from './PublisherView.tsx';
import './publisher.css';

type Props = { payload: Payload; user?: TypedUser };

/** Stands on the dashboard of editors: what the publisher does, did last, and could not do. */
export async function PublisherPanel({ payload, user }: Props) {
  if (!user || !EDITORS.includes(user.role)) return null;
  return <PublisherView initial={await readState(payload.db.pool)} mayRebuild={user.role === 'admin'} />;
}
