import type { AdminDashboardWords } from '@common-ground/api/contracts/wording/analytics/index.ts';
import { DESK_PATH } from '../../components/links/destinations.ts';

/** Reports and content are worked on at the editing desk. */
export function DeskLinks({ words }: { words: AdminDashboardWords }) {
  return (
    <section className="rounded-soft border border-line bg-raised px-6 py-5" aria-labelledby="desk-title">
      <h2 id="desk-title">{words.desk}</h2>
      <p className="section-lede mt-[0.35rem]">{words.deskHint}</p>
      <p className="buttons mt-4">
        <a className="button quiet" href={`${DESK_PATH}/collections/content-reports`}>
          {words.deskReports}
        </a>
        <a className="button quiet" href={`${DESK_PATH}/collections/conditions`}>
          {words.deskContent}
        </a>
      </p>
    </section>
  );
}
