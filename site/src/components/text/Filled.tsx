import { Fragment } from 'react';
import { type Parts, Text } from './Text.tsx';

type Values = Record<string, Parts | string | number>;

/** Renders a text with elements or other texts in its `{places}`. */
export function Filled({ text, values }: { text: string; values: Values }) {
  return text.split(/\{(\w+)\}/).map((piece, place) => {
    const value = place % 2 ? values[piece] : piece;
    if (typeof value === 'string' || typeof value === 'number') return <Text key={place}>{value}</Text>;
    return <Fragment key={place}>{value}</Fragment>;
  });
}
