type HelpRegion = typeof import('./components/help-lines/helpRegion.ts');

/** A copy of a file of its own, for the script of one page: shared code would be a file that the page has to load. */
declare module '*/helpRegion.ts?page' {
  export const helpRegion: HelpRegion['helpRegion'];
  export const storeChosenRegion: HelpRegion['storeChosenRegion'];
  export const INTERNATIONAL: HelpRegion['INTERNATIONAL'];
}
