/** Place in home pages for the results of a search, which the server fills in for readers without scripts. */
export const PLAIN_RESULTS = '<noscript id="plain-results"></noscript>';
