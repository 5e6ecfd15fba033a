import { inLanguage } from './inLanguage.ts';

export const shareWords = inLanguage<typeof import('./en/shell/share.ts')['share']>(
  import.meta.glob('./*/shell/share.ts', { eager: true, import: 'share' }),
);
