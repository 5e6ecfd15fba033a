/** A part of history or talk: what is long fills it, a button is as wide as its words. */
export const toolPart =
  'tool-part grid max-w-list grid-cols-1 justify-items-start gap-4 [&_:is(h2,h3):focus]:outline-none [&_p:empty]:hidden [&>.load-failed]:w-full';

/** A form that opens among what it is about. */
export const toolForm =
  'tool-form w-full max-w-measure flex-[1_1_100%] rounded-soft border border-line bg-sunken px-5 py-4';
