import { runtimeHash } from '../../islands/slimIslands.ts';

/** Everything comes from this origin; scripts and styles only where their hash is known (Astro adds the hashes). */
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
