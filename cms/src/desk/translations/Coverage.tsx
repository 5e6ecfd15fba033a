import { hasRole, TRANSLATION_PROPOSERS } from '@common-ground/api/contracts/accounts/roles.ts';
import { PAGE_STATES, type PageState } from '@common-ground/api/contracts/translations/translations.ts';
import {
  type Coverage as Row,
  selectCoverage,
} from '@common-ground/api/features/translations/queries/selectCoverage.ts';
import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import Link from 'next/link.js';
import type { Payload, TypedUser } from 'payload';
import { TRANSLATIONS } from '../kit/addresses.ts';
import { type Column, List } from '../kit/List.tsx';
import { listAddress } from './addresses.ts';
import { PAGE_STATE_LABELS } from './words.ts';
import './coverage.css';

type Props = { rows: Row[]; current?: string | undefined };

export function Coverage({ rows, current }: Props) {
  if (rows.length === 0) return <p>There is no language to translate into yet.</p>;
  return (
    <List
      rows={rows}
      keyOf={({ language }) => language.code}
      columns={[
        { head: 'Language', cell: ({ language }) => <Language language={language} current={current} /> },
        { head: 'Up to date', cell: (row) => <UpToDate row={row} /> },
        ...PAGE_STATES.map(createCountColumn),
      ]}
    />
  );
}

function Language({ language, current }: { language: Row['language']; current: string | undefined }) {
  const { code, name, nativeName, isActive } = language;
  return (
    <>
      <Link
        className="desk-link"
        href={listAddress({ language: code })}
        prefetch={false}
        aria-current={code === current ? 'true' : undefined}
      >
        {name} <span lang={code}>({nativeName})</span>
      </Link>
      {!isActive && <span className="desk-quiet">Not shown to readers yet</span>}
    </>
  );
}

function createCountColumn(state: PageState): Column<Row> {
  return {
    head: PAGE_STATE_LABELS[state],
    mark: (
      <svg className="coverage__key" aria-hidden="true" focusable="false">
        <rect className={`coverage__state--${state}`} width="100%" height="100%" />
      </svg>
    ),
    is: 'number',
    said: () => `${PAGE_STATE_LABELS[state]}: `,
    cell: ({ language: { code, name }, [state]: count }) => (
      <Link className="desk-link" href={listAddress({ language: code, show: state })} prefetch={false}>
        {count.toLocaleString('en')}
        <span className="sr-only">{` ${PAGE_STATE_LABELS[state]}, ${name}`}</span>
      </Link>
    ),
  };
}

/** The bar is hidden from screen readers, because the figures beside it say the same. */
function UpToDate({ row }: { row: Row }) {
  const share = (state: PageState) => (100 * row[state]) / Math.max(1, row.total);
  return (
    <>
      <svg className="coverage__bar" aria-hidden="true" focusable="false">
        {PAGE_STATES.map((state, place) => {
          const before = PAGE_STATES.slice(0, place).reduce((sum, one) => sum + share(one), 0);
          return (
            <rect
              key={state}
              className={`coverage__state--${state}`}
              x={`${before}%`}
              width={`${share(state)}%`}
              height="100%"
            />
          );
        })}
      </svg>
      {row.total > 0 ? `${Math.floor((100 * row.published) / row.total)} %` : '–'}
    </>
  );
}

type CoveragePanelProps = { payload: Payload; user?: TypedUser };

export async function CoveragePanel({ payload, user }: CoveragePanelProps) {
  if (!hasRole(user, TRANSLATION_PROPOSERS)) return null;
  return (
    <section className="desk-panel" aria-labelledby="translation-panel">
      <h2 id="translation-panel">Translations</h2>
      <Coverage rows={await selectCoverage(findDatabase(payload))} />
      <p>
        <Link href={TRANSLATIONS} prefetch={false}>
          Pages to translate
        </Link>
      </p>
    </section>
  );
}
