import { inLanguage } from './inLanguage.ts';

export type AdminDashboardWords = typeof import('./en/analytics.ts')['adminDashboard'];
export const dashboardWords = inLanguage<typeof import('./en/analytics.ts')>(
  import.meta.glob('./*/analytics.ts', { eager: true }),
);
