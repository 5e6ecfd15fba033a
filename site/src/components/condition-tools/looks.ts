/** A part of History or Talk. Its content takes the whole width, but a button only that of its text. */
export const toolPart =
  'tool-part grid max-w-list grid-cols-1 justify-items-start gap-4 [&_:is(h2,h3):focus]:outline-none [&_p:empty]:hidden [&>.load-failed]:w-full';
