import type { certificate } from '../en/learning/certificate.ts';
import { fetchedIn } from '../inLanguage.ts';

export type CertificateWords = typeof certificate;

export const loadCertificateWords = fetchedIn<CertificateWords>({
  en: async () => (await import('../en/learning/certificate.ts')).certificate,
  es: async () => (await import('../es/learning/certificate.ts')).certificate,
  fr: async () => (await import('../fr/learning/certificate.ts')).certificate,
  ar: async () => (await import('../ar/learning/certificate.ts')).certificate,
});
