/** Box with a contact address or a choice on a page about the site. */
export const asideBox =
  'write-to-us grid max-w-measure gap-2 rounded-soft border border-t-4 border-line border-t-action bg-raised p-5 print:break-inside-avoid-page';
