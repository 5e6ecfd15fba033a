import type { Piece } from '@common-ground/site/src/screens/history/compareTexts.ts';

/** What was added is underlined and what was removed struck through, and both are named for those who hear them. */
export function Pieces({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ text, is }, place) => {
    const key = `${place} ${is}`;
    if (is === 'same') return <span key={key}>{text}</span>;
    const Tag = is === 'added' ? 'ins' : 'del';
    return (
      <Tag key={key}>
        <span className="sr-only">{is === 'added' ? ' added: ' : ' removed: '}</span>
        {text}
        <span className="sr-only"> end </span>
      </Tag>
    );
  });
}
