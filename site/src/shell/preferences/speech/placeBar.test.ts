// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { placeBar } from './placeBar.ts';

function placed(height: number, currentCSSZoom?: number) {
  vi.stubGlobal('innerHeight', 640);
  let observed = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(follow: () => void) {
        observed = follow;
      }
      observe = () => observed();
      disconnect = () => {};
    },
  );
  const bar = Object.assign(document.createElement('section'), { currentCSSZoom });
  bar.getBoundingClientRect = () => ({ height }) as DOMRect;
  const stop = placeBar(bar);
  const said = () => document.documentElement.style.getPropertyValue('--speech-bar-height');
  return { isInSight: bar.hasAttribute('data-in-sight'), said, stop };
}

it('reserves the height of the bar in pixels of the page', () => {
  const small = placed(90);
  expect([small.isInSight, small.said()]).toEqual([true, '90px']);
  expect(placed(210, 1.5).said()).toBe('140px');
  small.stop();
  expect(small.said()).toBe('');
});

it('reserves nothing for a bar that is too high to stay visible', () => {
  const { isInSight, said, stop } = placed(300, 1.5);
  expect([isInSight, said()]).toEqual([false, '0px']);
  stop();
});
