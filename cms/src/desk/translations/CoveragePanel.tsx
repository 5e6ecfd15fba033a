import { hasRole, TRANSLATING } from '@common-ground/api/contracts/accounts/roles.ts';
import { selectCoverage } from '@common-ground/api/features/translations/queries/selectCoverage.ts';
import { databaseOf } from '@common-ground/api/platform/databaseOf.ts';
import Link from 'next/link.js';
import type { Payload, TypedUser } from 'payload';
import { TRANSLATIONS } from '../kit/addresses.ts';
import { Coverage } from './Coverage.tsx';

type Props = { payload: Payload; user?: TypedUser };

/** On the dashboard: how far the languages are, and the way to what is to be translated. */
export async function CoveragePanel({ payload, user }: Props) {
  if (!hasRole(user, TRANSLATING)) return null;
  return (
    <section className="desk-panel" aria-labelledby="translation-panel">
      <h2 id="translation-panel">Translations</h2>
      <Coverage rows={await selectCoverage(databaseOf(payload))} />
      <p>
        <Link href={TRANSLATIONS} prefetch={false}>
          What is to be translated
        </Link>
      </p>
    </section>
  );
}
