import { EDITORS, hasRole } from '@common-ground/api/contracts/accounts/roles.ts';
import { type DueModule, selectDue } from '@common-ground/api/features/learning/queries/selectDue.ts';
import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import { SetStepNav } from '@payloadcms/ui';
import Link from 'next/link.js';
import type { AdminViewServerProps } from 'payload';
import { toRecordAddress } from '../kit/addresses.ts';
import { ChangeTable } from '../kit/Changes.tsx';
import { compareRows } from '../kit/compareRows.ts';
import { Facts } from '../kit/Facts.tsx';
import { FIELD_LABELS } from '../kit/fieldLabels.ts';
import { Screen } from '../kit/Screen.tsx';
import { Time } from '../kit/Time.tsx';
import { ConfirmModule } from './ConfirmModule.tsx';
import '../contributions/review.css';

const TITLE = 'Modules to look at';

/** Lists modules that teach a page section which has changed since. An editor changes or confirms each module. */
export function DueModulesView(view: AdminViewServerProps) {
  return (
    <Screen view={view}>
      <SetStepNav nav={[{ label: TITLE }]} />
      <h1 tabIndex={-1}>{TITLE}</h1>
      {hasRole(view.initPageResult.req.user, EDITORS) ? (
        <DueModules view={view} />
      ) : (
        <p>Only editors maintain learning paths.</p>
      )}
    </Screen>
  );
}

async function DueModules({ view }: { view: AdminViewServerProps }) {
  const due = await selectDue(findDatabase(view.initPageResult.req));
  if (due.length === 0) return <p>No module teaches anything that has changed since it was last checked.</p>;
  return (
    <>
      <p>
        Pages that these modules teach have changed. Learners who completed them are notified. If a module is wrong now,
        change its path: publishing it removes the module from this list. If it is still right, confirm this.
      </p>
      {due.map((one) => (
        <DueModuleSection key={`${one.moduleId} ${one.conditionId}`} due={one} />
      ))}
    </>
  );
}

function DueModuleSection({ due }: { due: DueModule }) {
  const { moduleId, module, pathId, path, conditionId, condition, isTakenDown, since, upTo, summaries, sections } = due;
  const id = `due-${moduleId}-${conditionId}`;
  return (
    <section className="review__change" aria-labelledby={id}>
      <h2 id={id}>{module}</h2>
      <Facts
        facts={[
          ['Learning path', linkTo('learning-paths', pathId, path)],
          ['Page that changed', linkTo('conditions', conditionId, condition)],
          ['Since', <Time key="since" iso={since} />],
          ['What was changed', summaries.join(' · ')],
        ]}
      />
      {isTakenDown && <p>The page was taken down: readers do not have it any more. This is what it said:</p>}
      {sections.map(({ section, was, now }) => {
        const [changed] = compareRows({ [section]: was }, { [section]: now });
        return (
          <div key={section}>
            <h3>{FIELD_LABELS[section]}</h3>
            <ChangeTable
              name={FIELD_LABELS[section]}
              rows={changed?.rows ?? []}
              sides={['When the module was last right', 'Now']}
              lang="en"
            />
          </div>
        );
      })}
      <div className="desk-actions">
        <ConfirmModule moduleId={moduleId} conditionId={conditionId} upTo={upTo} module={module} />
      </div>
    </section>
  );
}

function linkTo(collection: string, id: number, name: string) {
  return (
    <Link key={collection} href={toRecordAddress(collection, id)} prefetch={false}>
      {name}
    </Link>
  );
}
