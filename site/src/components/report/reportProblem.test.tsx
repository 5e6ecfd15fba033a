import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import ReportProblem from './ReportProblem.island.tsx';

it('is drawn the same for every condition, so that it is drawn once', () => {
  const drawn = (id: number) => renderToStaticMarkup(<ReportProblem lang="en" id={id} />);
  expect(ReportProblem.drawnWithout).toEqual(['id']);
  expect(drawn(1)).toContain('Report');
  expect(drawn(2)).toBe(drawn(1));
});
