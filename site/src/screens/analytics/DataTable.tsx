import type { Parts } from '../../components/text/Text.tsx';

type Props = {
  labelledBy: string;
  columns: string[];
  /** Whether the last column holds buttons. Its heading is then visible to screen readers only. */
  hasActions?: boolean;
  isBusy?: boolean;
  /** Rows. The first cell of each is its heading. */
  children: Parts;
};

/** Keeps the column of buttons visible when the table is scrolled sideways. */
const ACTIONS =
  '[&_:is(th,td):last-child]:sticky [&_:is(th,td):last-child]:end-0 [&_:is(th,td):last-child]:border-s [&_:is(th,td):last-child]:border-line [&_td:last-child]:bg-surface [&_th:last-child]:bg-sunken';

/** Scrolls a wide table in a focusable frame. The frame is positioned, so that it also clips `sr-only` texts. */
export function DataTable({ labelledBy, columns, hasActions = false, isBusy = false, children }: Props) {
  return (
    <section
      className="relative overflow-x-auto rounded-soft border border-line"
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
      tabIndex={0}
    >
      <table
        className={`w-full border-collapse text-base tabular-nums [overflow-wrap:normal] [&_:is(th,td)]:px-4 [&_:is(th,td)]:py-[0.65rem] [&_:is(th,td)]:text-start [&_:is(th,td)]:align-top [&_:is(th,td)]:whitespace-nowrap [&_tbody_th]:font-semibold [&_tbody_tr]:border-t [&_tbody_tr]:border-line aria-busy:[&>tbody]:opacity-60 ${hasActions ? ACTIONS : ''}`}
        aria-busy={isBusy}
        aria-labelledby={labelledBy}
      >
        <thead className="bg-sunken">
          <tr>
            {columns.map((label, place) => (
              <th key={label} scope="col">
                {hasActions && place === columns.length - 1 ? <span className="sr-only">{label}</span> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
