import { runtimeHash } from '../../islands/slimIslands.ts';

/** Allows only this origin and `data:` images; inline scripts and styles only by hash. Astro adds the other hashes. */
export const cspOptions = {
  algorithm: 'SHA-256' as const,
  scriptDirective: { hashes: [runtimeHash] },
  directives: [
    "default-src 'none'" as const,
    "connect-src 'self'" as const,
    "img-src 'self' data:" as const,
    "font-src 'self'" as const,
    "manifest-src 'self'" as const,
    "base-uri 'none'" as const,
    "form-action 'self'" as const,
  ],
};
