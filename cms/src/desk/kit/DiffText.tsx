import { markHiddenCharacters } from '@common-ground/api/contracts/hiddenCharacters.ts';
import type { Piece } from '@common-ground/site/src/screens/history/compareTexts.ts';

export function DiffText({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ text, is }, place) => {
    const key = `${place} ${is}`;
    if (is === 'same') return <span key={key}>{markHiddenCharacters(text)}</span>;
    const Tag = is === 'added' ? 'ins' : 'del';
    return (
      <Tag key={key}>
        <span className="sr-only">{is === 'added' ? ' added: ' : ' removed: '}</span>
        {markHiddenCharacters(text)}
        <span className="sr-only"> end </span>
      </Tag>
    );
  });
}
