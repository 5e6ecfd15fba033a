type HelpRegion = typeof import('./components/help-lines/helpRegion.ts');

/** A copy of the module for the script of one page. Shared code would be a separate file that the page has to load. */
declare module '*/helpRegion.ts?page' {
  export const helpRegion: HelpRegion['helpRegion'];
  export const storeChosenRegion: HelpRegion['storeChosenRegion'];
  export const INTERNATIONAL: HelpRegion['INTERNATIONAL'];
}
