/** A part of history or talk: what is long fills it, a button is as wide as its words. */
export const toolPart =
  'tool-part grid max-w-list grid-cols-1 justify-items-start gap-4 [&_:is(h2,h3):focus]:outline-none [&_p:empty]:hidden [&>.load-failed]:w-full';
