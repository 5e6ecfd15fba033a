/** A box beside the text of a page: an address, or a choice. */
export const writeToUs =
  'write-to-us grid max-w-measure gap-2 rounded-soft border border-t-4 border-line border-t-action bg-raised p-5 print:break-inside-avoid-page';
