/** Kinds of sample records. The portal has a tab for each kind, and one for the dashboard. */
export const SAMPLE_KINDS = ['case', 'resource', 'professional'] as const;
export type SampleKind = (typeof SAMPLE_KINDS)[number];

export const CASE_STATUSES = ['open', 'in_progress', 'resolved'] as const;

export const SEVERITIES = ['mild', 'moderate', 'severe'] as const;
export type Severity = (typeof SEVERITIES)[number];

export const RESOURCE_FORMATS = ['checklist', 'guide', 'plan'] as const;

export const SETTINGS = ['clinic', 'school', 'community', 'remote'] as const;
export type Setting = (typeof SETTINGS)[number];
