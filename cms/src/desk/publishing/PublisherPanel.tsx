import { EDITORS, hasRole } from '@common-ground/api/contracts/accounts/roles.ts';
import type { Payload, TypedUser } from 'payload';
import { readState } from '../../publisher/state/readState.ts';
import { PublisherView } from './PublisherView.tsx';
import './publisher.css';

type Props = { payload: Payload; user?: TypedUser };

/** Stands on the dashboard of editors: what the publisher does, did last, and could not do. */
export async function PublisherPanel({ payload, user }: Props) {
  if (!hasRole(user, EDITORS)) return null;
  return <PublisherView initial={await readState(payload.db.pool)} mayRebuild={user?.role === 'admin'} />;
}
