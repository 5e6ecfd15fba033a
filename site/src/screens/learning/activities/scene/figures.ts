import type { FIGURES } from '@common-ground/api/contracts/learning/activities.ts';

/** Paths of SVG figures in a box of 64 by 64. People have no faces, so that they can be anybody. */
export const figures: Record<(typeof FIGURES)[number], string> = {
  person: 'M32 10a8 8 0 1 0 .1 0ZM14 56c0-14 7-22 18-22s18 8 18 22Z',
  people: 'M22 14a7 7 0 1 0 .1 0ZM6 54c0-12 6-19 16-19s16 7 16 19ZM43 18a6 6 0 1 0 .1 0ZM43 54h15c0-11-5-17-15-17',
  talk: 'M6 10h32v20H20l-8 8v-8H6ZM44 22h14v20h-6v8l-8-8H26v-6M13 17h18M13 23h11',
  home: 'M6 32 32 10l26 22M12 28v26h40V28M26 54V38h12v16',
  school: 'M4 26 32 12l28 14-28 14ZM16 32v14c8 6 24 6 32 0V32M60 26v18',
  work: 'M6 22h52v32H6ZM22 22v-8h20v8M6 36h52M28 33h8v6h-8Z',
  care: 'M32 40C18 30 14 24 14 18a9 9 0 0 1 18-2 9 9 0 0 1 18 2c0 6-4 12-18 22ZM6 46h12c10 0 10 8 20 8h20M6 56h10',
  document: 'M14 6h26l10 10v42H14ZM40 6v10h10M22 26h20M22 35h20M22 44h12',
  question: 'M32 6a26 26 0 1 0 .1 0ZM24 26c0-12 17-11 17 0 0 7-9 7-9 14M32 46v3',
  time: 'M32 6a26 26 0 1 0 .1 0ZM32 16v16l11 8',
  hand: 'M18 36V16a4 4 0 0 1 8 0v14V11a4 4 0 0 1 8 0v19V14a4 4 0 0 1 8 0v18V22a4 4 0 0 1 8 0v18c0 12-7 18-16 18S20 52 16 46l-7-11c-2-4 4-7 7-3Z',
  ear: 'M18 26a14 14 0 0 1 28 0c0 12-10 12-10 22a8 8 0 0 1-15 4M25 27a7 7 0 0 1 14 0c0 6-8 5-8 12M54 14c4 7 4 17 0 24',
  eye: 'M4 32c14-24 42-24 56 0-14 24-42 24-56 0ZM32 23a9 9 0 1 0 .1 0Z',
  mind: 'M20 58V46c-8-4-12-11-12-19C8 14 18 6 31 6c14 0 23 10 23 21l5 10-6 3v8H40v10M24 30c0-10 16-10 16 0M24 30a6 6 0 0 0 8 4 6 6 0 0 0 8-4M32 23v11',
  wheelchair: 'M24 6a5 5 0 1 0 .1 0ZM24 18v18h18l8 16 6-3M24 26h14M18 30a15 15 0 1 0 22 19',
  path: 'M14 58c0-14 36-8 36-22S14 30 14 16M14 16a5 5 0 1 0-.1-10 5 5 0 0 0 .1 10Z',
};
