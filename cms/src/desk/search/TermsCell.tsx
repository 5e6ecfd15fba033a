import type { DefaultServerCellComponentProps } from 'payload';

/** Shows how many search terms a record has, and the first ones. */
export function TermsCell({ cellData }: DefaultServerCellComponentProps) {
  const terms: string[] = Array.isArray(cellData) ? cellData : [];
  return (
    <>
      {`${terms.length}: `}
      <bdi>{terms.slice(0, 4).join(' · ')}</bdi>
    </>
  );
}
