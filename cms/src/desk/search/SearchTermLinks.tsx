import { EDITORS, hasRole } from '@common-ground/api/contracts/accounts/roles.ts';
import { selectTermCounts } from '@common-ground/api/features/search/queries/selectTermCounts.ts';
import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import Link from 'next/link.js';
import type { UIFieldServerProps } from 'payload';
import { toTermsAddress } from '../kit/addresses.ts';

/** Links to the hidden search terms of a condition in each language. Terms are saved apart from the page's own texts. */
export async function SearchTermLinks({ id, data, collectionSlug, payload, user }: UIFieldServerProps) {
  const conditionId = Number(collectionSlug === 'conditions' ? id : data?.condition);
  if (!conditionId || !user) return null;
  const mayWrite = hasRole(user, EDITORS);
  const counts = await selectTermCounts(findDatabase(payload), conditionId);
  return (
    <section className="field-type" aria-labelledby="search-terms">
      <h2 id="search-terms">Search terms</h2>
      <p className="desk-quiet">Hidden words by which readers find this page.</p>
      <ul className="desk-links">
        {counts.map(({ languageId, language, recordId, count }) => (
          <li key={languageId}>
            {recordId || mayWrite ? (
              <Link href={toTermsAddress({ recordId, conditionId, languageId })} prefetch={false}>
                {`${language}: ${count || 'none yet'}`}
              </Link>
            ) : (
              `${language}: none yet`
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
