import type { ReactElement } from 'react';
import { Text } from './Text.tsx';

/** Text of the wording with an element in place of `{term}`. */
type Props = { text: string; term: ReactElement };

export function FilledText({ text, term }: Props) {
  const [before, after] = text.split('{term}');
  return (
    <>
      <Text>{before}</Text>
      {term}
      <Text>{after}</Text>
    </>
  );
}
