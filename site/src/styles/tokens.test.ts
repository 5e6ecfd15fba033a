import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const TEXT = 7;
const EDGE = 3;
const TINTS = ['primary', 'secondary', 'accent', 'purple', 'red', 'indigo'];
const GROUNDS = ['surface', 'raised', 'sunken'];

const tokens = readTokens(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8'));

/** What stands on what, as the style sheets use it. */
const textPairs = [
  ...GROUNDS.flatMap((ground) => ['ink', 'ink-soft', 'action', 'action-strong', 'notice'].map((ink) => [ink, ground])),
  ['on-action', 'action'],
  ['on-action', 'action-strong'],
  ['notice', 'notice-surface'],
  ...TINTS.flatMap((tint) => [
    [`${tint}-ink`, `${tint}-ground`],
    [`${tint}-ink`, 'raised'],
    // The head of a category page: its text stands on the tint.
    ['ink', `${tint}-ground`],
    ['ink-soft', `${tint}-ground`],
    ['action', `${tint}-ground`],
  ]),
] as [string, string][];

const edgePairs = [
  ...GROUNDS.flatMap((ground) => [
    ['edge', ground],
    ['focus', ground],
  ]),
  ...TINTS.flatMap((tint) => [
    [`${tint}-edge`, 'surface'],
    [`${tint}-edge`, 'raised'],
    [`${tint}-edge`, `${tint}-ground`],
  ]),
  ['notice-edge', 'notice-surface'],
] as [string, string][];

describe.each(['light', 'dark'] as const)('colours in the %s theme', (theme) => {
  it.each(textPairs)('%s on %s reads with 7:1', (ink, ground) => {
    expect(contrast(color(ink, theme), color(ground, theme))).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(edgePairs)('%s on %s is seen with 3:1', (edge, ground) => {
    expect(contrast(color(edge, theme), color(ground, theme))).toBeGreaterThanOrEqual(EDGE);
  });
});

function readTokens(css: string): Map<string, { light: string; dark: string }> {
  const declarations = css.matchAll(/--color-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g);
  return new Map([...declarations].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]));
}

function color(name: string, theme: 'light' | 'dark'): string {
  const token = tokens.get(name);
  if (!token) throw new Error(`tokens.css has no colour "${name}" as light-dark(#rrggbb, #rrggbb)`);
  return token[theme];
}

/** Contrast ratio as WCAG 2 defines it: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
