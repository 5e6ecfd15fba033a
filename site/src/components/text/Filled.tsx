import { Fragment, type ReactNode } from 'react';

/** A text with elements in its `{places}`. */
export function Filled({ text, values }: { text: string; values: Record<string, ReactNode> }) {
  return text
    .split(/\{(\w+)\}/)
    .map((piece, place) => <Fragment key={place}>{place % 2 ? values[piece] : piece}</Fragment>);
}
