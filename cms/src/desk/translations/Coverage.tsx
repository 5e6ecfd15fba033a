import { PAGE_STATES, type PageState } from '@common-ground/api/contracts/translations/translations.ts';
import type { Coverage as Row } from '@common-ground/api/features/translations/queries/selectCoverage.ts';
import Link from 'next/link.js';
import { listAddress } from './addresses.ts';
import { PAGE_STATE_WORDS } from './words.ts';

type Props = { rows: Row[]; current?: string | undefined };

/** How far each language is: a bar to see at a glance, and the figures it is drawn from. */
export function Coverage({ rows, current }: Props) {
  if (rows.length === 0) return <p>There is no language to translate into yet.</p>;
  return (
    <div className="coverage">
      <table>
        <thead>
          <tr>
            <th scope="col">Language</th>
            <th scope="col">Up to date</th>
            {PAGE_STATES.map((state) => (
              <th key={state} scope="col" className="coverage__count">
                <span className={`coverage__key coverage__key--${state}`} aria-hidden="true" />
                {PAGE_STATE_WORDS[state]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={row.language.code} row={row} isCurrent={row.language.code === current} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Line({ row, isCurrent }: { row: Row; isCurrent: boolean }) {
  const { code, name, nativeName, isActive } = row.language;
  return (
    <tr>
      <th scope="row">
        <Link
          className="translation__link"
          href={listAddress({ language: code })}
          prefetch={false}
          aria-current={isCurrent ? 'true' : undefined}
        >
          {name} <span lang={code}>({nativeName})</span>
        </Link>
        {!isActive && <span className="translation__quiet"> Not shown to readers yet</span>}
      </th>
      <td>
        <Bar row={row} />
        {row.total > 0 ? `${Math.floor((100 * row.published) / row.total)} %` : '–'}
      </td>
      {PAGE_STATES.map((state) => (
        <td key={state} className="coverage__count">
          <Link className="translation__link" href={listAddress({ language: code, show: state })} prefetch={false}>
            {row[state].toLocaleString('en')}
            <span className="sr-only">{` ${PAGE_STATE_WORDS[state]}, ${name}`}</span>
          </Link>
        </td>
      ))}
    </tr>
  );
}

/** Says nothing that the figures beside it do not. */
function Bar({ row }: { row: Row }) {
  const share = (state: PageState) => (100 * row[state]) / Math.max(1, row.total);
  return (
    <svg className="coverage__bar" aria-hidden="true" focusable="false">
      {PAGE_STATES.map((state, place) => {
        const before = PAGE_STATES.slice(0, place).reduce((sum, one) => sum + share(one), 0);
        return (
          <rect
            key={state}
            className={`coverage__part coverage__part--${state}`}
            x={`${before}%`}
            width={`${share(state)}%`}
            height="100%"
          />
        );
      })}
    </svg>
  );
}
