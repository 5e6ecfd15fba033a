import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { browserPath } from '../stage/openBrowser.ts';
import { runProgram } from '../stage/runProgram.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

export const TIMINGS = {
  'first-contentful-paint': 'first contentful paint',
  'largest-contentful-paint': 'largest contentful paint',
  'total-blocking-time': 'total blocking time',
} as const;

export type Judged = {
  /** Scores from 0 to 100: performance, accessibility, best practices, SEO. */
  scores: number[];
  /** Milliseconds, simulated for a middling phone on slow 4G. */
  timings: Record<keyof typeof TIMINGS, number>;
  layoutShift: number;
  /** Title, value and score of the audits that count and have not passed. */
  failed: string[];
};

type AuditRef = { id: string; weight: number; group?: string };
type Audit = { title: string; score: number | null; numericValue?: number; displayValue?: string };
type LighthouseReport = {
  categories: Record<Category, { score: number | null; auditRefs: AuditRef[] }>;
  audits: Record<string, Audit>;
  runtimeError?: { message: string };
};

/** Options of a browser that reaches nothing but this machine. */
const CHROMIUM = [
  '--headless=new',
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules="MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"',
];

type Visit = { tools: string; url: string; folder: string };

export async function runLighthouse({ tools, url, folder }: Visit): Promise<Judged> {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'report.json');
  const args = [
    path.join(tools, 'node_modules/lighthouse/cli/index.js'),
    url,
    '--quiet',
    '--no-enable-error-reporting',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=${CHROMIUM.join(' ')}`,
  ];
  const env = { CHROME_PATH: browserPath(), XDG_CONFIG_HOME: folder };
  await runProgram(process.execPath, args, { cwd: folder, env });
  return read(JSON.parse(readFileSync(file, 'utf8')), url);
}

function read({ categories, audits, runtimeError }: LighthouseReport, url: string): Judged {
  if (runtimeError) throw new Error(`Lighthouse failed on ${url}: ${runtimeError.message}`);
  const readNumber = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const timings = Object.fromEntries(Object.keys(TIMINGS).map((id) => [id, readNumber(id)]));
  const refs = CATEGORIES.flatMap((id) => categories[id].auditRefs);
  return {
    scores: CATEGORIES.map((id) => Math.round((categories[id].score ?? 0) * 100)),
    timings: timings as Judged['timings'],
    layoutShift: readNumber('cumulative-layout-shift'),
    failed: refs.filter((ref) => isFailed(ref, audits[ref.id])).map(({ id }) => inWords(audits[id] as Audit)),
  };
}

/** Lighthouse puts audits that it no longer counts into the group `hidden`. */
function isFailed({ group }: AuditRef, audit: Audit | undefined): boolean {
  return group !== 'hidden' && audit !== undefined && audit.score !== null && audit.score < 1;
}

function inWords({ title, displayValue, score }: Audit): string {
  return `${title}${displayValue ? ` (${displayValue})` : ''}: ${score}`;
}
