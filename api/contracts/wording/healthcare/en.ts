import type { Plural } from '../plural.ts';

/** What the page says before it knows who reads it, and to everybody who is not let in. */
export const healthcare = {
  restricted: 'Access Restricted',
  why: 'This portal is for healthcare professionals. Verified credentials and admin access are required.',
  /** What one can do, for somebody who is not signed in, and for somebody whose account is not enough. */
  whenSignedOut: 'If an administrator has given you access, sign in with that account.',
  whenSignedIn: 'Your account does not have this access. If your work needs it, ask an administrator.',
  /** That nothing is missed. Below it is a button to the categories. */
  openToAll: 'The portal holds sample data only. All that we know about conditions is open to everybody.',
  loading: 'Loading…',
  failed: 'The portal could not be loaded.',
  tryAgain: 'Try again',
};

/** What administrators see. The browser loads these words with what draws it. */
export const healthcarePortal = {
  /** Stands on every view, and what it means. */
  sample: 'Sample data',
  sampleHint: 'All records here are made up. None is about a patient or a professional who exists, and none is advice.',
  /** Name of the list of tabs for screen readers, and the tabs. */
  tabs: 'Parts of the portal',
  dashboard: 'Dashboard',
  cases: 'Cases',
  resources: 'Resources',
  network: 'Network',
  /** How a record is named; `{title}` is what it is called. */
  named: '{title}, sample record {number}',
  /** Headings of the dashboard. */
  byStatus: 'Cases by status',
  bySeverity: 'Cases by severity',
  elsewhere: 'Also here',
  latest: 'Opened last',
  caseCount: { one: '{count} case', other: '{count} cases' } as Plural,
  resourceCount: { one: '{count} resource', other: '{count} resources' } as Plural,
  professionalCount: { one: '{count} professional', other: '{count} professionals' } as Plural,
  /** Above a list: how many of all are shown. */
  shown: '{shown} of {total} shown',
  none: 'No sample record fits these filters.',
  clear: 'Clear filters',
  /** What is known of a record, in a line: `{name}` is such as "Severity", `{value}` such as "Mild". */
  fact: '{name}: {value}',
  /** A filter that leaves nothing out. */
  all: 'All',
  /** Names of the filters, and of what is known of a record. */
  status: 'Status',
  severity: 'Severity',
  format: 'Kind',
  setting: 'Works at',
  condition: 'Condition',
  openedOn: 'Opened',
  professional: 'Professional',
  statuses: { open: 'Open', in_progress: 'In progress', resolved: 'Resolved' },
  severities: { mild: 'Mild', moderate: 'Moderate', severe: 'Severe' },
  formats: { checklist: 'Checklist', guide: 'Guide', plan: 'Plan' },
  settings: { clinic: 'Clinic', school: 'School', community: 'In the community', remote: 'Remotely' },
  /** Headings of the points of a case, a resource and a professional. */
  casePoints: 'Steps',
  resourcePoints: 'What it holds',
  professionalPoints: 'Can be asked about',
  /** Heading of the cases of a professional. */
  casesOf: 'Cases',
  noCases: 'No case.',
  /** Link from a record back to its list. */
  backToCases: 'Back to cases',
  backToResources: 'Back to resources',
  backToNetwork: 'Back to network',
  missing: 'There is no such sample record.',
};
