import { fetchedIn } from '../../inLanguage.ts';
import type { certificate } from './en.ts';

export type CertificateWords = typeof certificate;

export const loadCertificateWords = fetchedIn<CertificateWords>({
  en: async () => (await import('./en.ts')).certificate,
  es: async () => (await import('./es.ts')).certificate,
  fr: async () => (await import('./fr.ts')).certificate,
  ar: async () => (await import('./ar.ts')).certificate,
});
