import type { AdminDashboardWords } from '@common-ground/api/contracts/wording/analytics/index.ts';
import { DESK_PATH } from '../../components/links/destinations.ts';

/** Reports and content are worked on at the editing desk. */
export function DeskLinks({ words }: { words: AdminDashboardWords }) {
  return (
    <section className="desk-links" aria-labelledby="desk-title">
      <h2 id="desk-title">{words.desk}</h2>
      <p className="section-lede">{words.deskHint}</p>
      <p className="buttons">
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
