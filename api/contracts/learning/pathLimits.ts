/** Most characters of what is written in a learning path, and most entries of its lists: of its schemas, fields and forms alike. */
export const PATH_LIMITS = {
  title: 120,
  description: 1000,
  moduleDescription: 600,
  sectionTitle: 160,
  section: 12_000,
  question: 500,
  option: 300,
  /** Why an option is wrong, or right. */
  why: 600,
  explanation: 800,
  modules: 12,
  /** Of a module. */
  sections: 8,
  activities: 6,
  questions: 20,
  minutes: 60,
  /** Of a question. */
  options: 6,
} as const;
