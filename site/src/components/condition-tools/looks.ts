/** Classes of a part of History or Talk: a grid of one column, in which a button is only as wide as its text. */
export const toolPart =
  'tool-part grid max-w-list grid-cols-1 justify-items-start gap-4 [&_:is(h2,h3):focus]:outline-none [&_p:empty]:hidden [&>.load-failed]:w-full';
