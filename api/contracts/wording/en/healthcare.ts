import type { Plural } from '../plural.ts';

/** Texts of the rendered page, which explains to readers without access why they see no portal. */
export const healthcare = {
  restricted: 'Access Restricted',
  why: 'This portal is for healthcare professionals. Verified credentials and admin access are required.',
  whenSignedOut: 'If an administrator has given you access, sign in with that account.',
  whenSignedIn: 'Your account does not have this access. If your work needs it, ask an administrator.',
  openToAll: 'The portal holds sample data only. All that we know about conditions is open to everybody.',
  loading: 'Loading…',
  failed: 'The portal could not be loaded.',
  tryAgain: 'Try again',
};

/** Texts of the portal for administrators, loaded with its script. */
export const healthcarePortal = {
  /** Badge on every view, and its explanation. */
  sample: 'Sample data',
  sampleHint: 'All records here are made up. None is about a patient or a professional who exists, and none is advice.',
  /** Accessible name of the list of tabs. */
  tabs: 'Parts of the portal',
  dashboard: 'Dashboard',
  cases: 'Cases',
  resources: 'Resources',
  network: 'Network',
  named: '{title}, sample record {number}',
  byStatus: 'Cases by status',
  bySeverity: 'Cases by severity',
  elsewhere: 'Also here',
  latest: 'Opened last',
  resourceCount: { one: '{count} resource', other: '{count} resources' } as Plural,
  professionalCount: { one: '{count} professional', other: '{count} professionals' } as Plural,
  shown: '{shown} of {total} shown',
  none: 'No sample record fits these filters.',
  clear: 'Clear filters',
  /** `{name}` is a label such as "Severity", `{value}` a value such as "Mild". */
  fact: '{name}: {value}',
  /** Option of a filter that selects all records. */
  all: 'All',
  /** Labels of the filters and of the facts about a record. */
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
  backToCases: 'Back to cases',
  backToResources: 'Back to resources',
  backToNetwork: 'Back to network',
  missing: 'There is no such sample record.',
};
