import type { Chart } from '@common-ground/api/contracts/analytics/dashboard.ts';
import { type AdminDashboardWords, dashboardWords } from '@common-ground/api/contracts/wording/analytics.ts';
import { createRead } from '../../session/reads.ts';
import { $userId, api, calls } from '../../session/session.ts';
import { DataTable } from './DataTable.tsx';
import { ReadSection } from './ReadSection.tsx';

const $charts = createRead<Chart[]>([calls.listCharts.path, '?for=', $userId], {
  fetcher: () => api.call(calls.listCharts, { query: { lang: document.documentElement.lang } }),
});

/** Shows charts that the server draws, each with its data as a table. */
export function Charts({ lang }: { lang: string }) {
  const { adminDashboard: words } = dashboardWords(lang);
  return (
    <ReadSection id="charts-title" title={words.charts} $read={$charts} words={words} failed={words.failed}>
      {(charts) => (
        <div className="tiled gap-6! [--tile:30rem]">
          {charts.map((chart) => (
            <ChartFigure key={chart.name} chart={chart} words={words} />
          ))}
        </div>
      )}
    </ReadSection>
  );
}

/** Colours follow the theme. Within an SVG forced colours must be set explicitly. */
function ChartFigure({ chart, words }: { chart: Chart; words: AdminDashboardWords }) {
  const { name, title, summary, svg, columns, rows } = chart;
  return (
    <figure className="m-0 grid min-w-0 grid-cols-1 content-start gap-3 rounded-soft border border-line bg-raised p-5">
      <figcaption>
        <h3 className="label" id={`chart-${name}`}>
          {title}
        </h3>
        <p className="hint">{summary}</p>
      </figcaption>
      <div
        className="max-w-[30rem] forced-colors:[&_.grid]:text-[CanvasText] forced-colors:[&_.marks]:text-[CanvasText] [&_.grid]:text-ink-soft [&_.marks]:text-action [&>svg]:block [&>svg]:h-auto [&>svg]:w-full"
        // The server builds the SVG from numbers and escaped text.
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <details>
        <summary className="min-h-target cursor-pointer py-2 font-semibold text-action">{words.asTable}</summary>
        <DataTable labelledBy={`chart-${name}`} columns={columns}>
          {rows.map(([first, ...cells]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {cells.map((cell, place) => (
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </DataTable>
      </details>
    </figure>
  );
}
