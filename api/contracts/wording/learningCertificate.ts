import { fetchedIn } from './inLanguage.ts';

export type CertificateWords = typeof import('./en/learning/certificate.ts')['certificate'];
export const loadCertificateWords = fetchedIn<CertificateWords>(
  import.meta.glob('./*/learning/certificate.ts', { import: 'certificate' }),
);
