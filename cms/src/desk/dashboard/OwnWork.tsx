import Link from 'next/link.js';
import type { Payload, TypedUser } from 'payload';
import { toRecordAddress } from '../kit/addresses.ts';
import { selectDashboardQueues } from './queues.ts';
import './desk.css';

type Props = { payload: Payload; user?: TypedUser };

const LAST = 5;

export async function OwnWork({ payload, user }: Props) {
  if (!user) return null;
  const [queues, lately] = await Promise.all([selectDashboardQueues(user, payload), editedLately(user, payload)]);
  return (
    <div className="desk-panel desk">
      <section aria-labelledby="desk-waiting">
        <h2 id="desk-waiting">Waiting for you</h2>
        {queues.length === 0 ? (
          <p className="desk-quiet">Nothing at the moment.</p>
        ) : (
          <ul className="desk__list">
            {queues.map(({ count, words, href }) => (
              <li key={words}>
                <Link href={href} prefetch={false}>
                  <strong>{count}</strong> {words}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
      {lately.length > 0 && (
        <section aria-labelledby="desk-lately">
          <h2 id="desk-lately">You edited last</h2>
          <ul className="desk__list">
            {lately.map(({ id, name, _status }) => (
              <li key={id}>
                <Link href={toRecordAddress('conditions', id)} prefetch={false}>
                  {name}
                  {_status === 'draft' && <em> – draft</em>}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

async function editedLately(user: TypedUser, payload: Payload) {
  const { docs } = await payload.find({
    collection: 'conditions',
    where: { lastEditedBy: { equals: user.id } },
    sort: '-updatedAt',
    limit: LAST,
    depth: 0,
    draft: true,
    select: { name: true, _status: true },
    user,
    overrideAccess: false,
  });
  return docs;
}
