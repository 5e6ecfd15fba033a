import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island when the address carries `?search=` or `?category=`. */
    'client:search'?: boolean;
  }
}
