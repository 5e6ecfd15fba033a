/** Maximum characters of the texts of a learning path, and maximum entries of its lists. */
export const PATH_LIMITS = {
  title: 120,
  description: 1000,
  moduleDescription: 600,
  sectionTitle: 160,
  section: 12_000,
  question: 500,
  option: 300,
  why: 600,
  explanation: 800,
  modules: 12,
  /** Per module. */
  sections: 8,
  activities: 6,
  questions: 20,
  minutes: 60,
  /** Per question. */
  options: 6,
} as const;
