import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const TEXT = 7;
const EDGE = 3;
const TINTS = ['primary', 'secondary', 'accent', 'purple', 'red', 'indigo'];
const GROUNDS = ['surface', 'raised', 'sunken'];

/** Shares of red, green and blue in linear light. */
type Rgb = [number, number, number];
type Theme = 'light' | 'dark';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const css = read('./tokens.css');
/** `color-blind` replaces some colours, for readers who asked for colours that do not rely on red and green. */
const palettes = {
  usual: readTokens(css),
  'color-blind': readTokens(read('../shell/preferences/looks/color-blind-friendly.css') + css),
};

/** Text colours and their backgrounds, as the style sheets use them. */
const textPairs = [
  ...GROUNDS.flatMap((ground) =>
    ['ink', 'ink-soft', 'action', 'action-strong', 'notice', 'danger'].map((ink) => [ink, ground]),
  ),
  ['on-action', 'action'],
  ['on-action', 'action-strong'],
  ['notice', 'notice-surface'],
  ['danger', 'danger-surface'],
  ...TINTS.flatMap((tint) => [
    [`${tint}-ink`, `${tint}-ground`],
    [`${tint}-ink`, 'raised'],
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
  ['danger-edge', 'danger-surface'],
  ['danger-edge', 'surface'],
  ['danger-edge', 'raised'],
] as [string, string][];

describe.each([
  ['light', 'usual'],
  ['dark', 'usual'],
  ['light', 'color-blind'],
  ['dark', 'color-blind'],
] as const)('colours in the %s theme, %s', (theme, palette) => {
  const color = (name: string) => findColor(palettes[palette], name, theme);

  it.each(textPairs)('%s on %s has a contrast of at least 7:1', (ink, ground) => {
    expect(contrast(color(ink), color(ground))).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(edgePairs)('%s on %s has a contrast of at least 3:1', (edge, ground) => {
    expect(contrast(color(edge), color(ground))).toBeGreaterThanOrEqual(EDGE);
  });
});

it('gives old browsers the colours of the light theme', () => {
  const fallback = css.slice(css.indexOf('@supports not'));
  const given = [...fallback.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)];
  expect(given.length).toBeGreaterThan(12);
  for (const [, name, value] of given) expect(css).toContain(`--color-${name}: light-dark(${value}, `);
});

type Colors = Record<Theme, Rgb>;

function readTokens(css: string): Map<string, Colors> {
  const found = new Map<string, Colors>();
  for (const [, name = '', light = '', dark = ''] of css.matchAll(
    /--color-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g,
  ))
    if (!found.has(name)) found.set(name, { light: ofHex(light), dark: ofHex(dark) });
  const formulas = css.matchAll(
    /--tint-(\w+): light-dark\(oklch\(([\d.]+)% ([\d.]+) var\(--hue\)\), oklch\(([\d.]+)% ([\d.]+) var\(--hue\)\)\)/g,
  );
  for (const [, part, ...numbers] of formulas) {
    const [light = 0, lightChroma = 0, dark = 0, darkChroma = 0] = numbers.map(Number);
    for (const [, tint, hue] of css.matchAll(/\.tint-(\w+) \{\s*--hue: (\d+);/g))
      if (!found.has(`${tint}-${part}`))
        found.set(`${tint}-${part}`, {
          light: ofOklch(light / 100, lightChroma, Number(hue)),
          dark: ofOklch(dark / 100, darkChroma, Number(hue)),
        });
  }
  return found;
}

function findColor(tokens: Map<string, Colors>, name: string, theme: Theme): Rgb {
  const token = tokens.get(name);
  if (!token) throw new Error(`tokens.css has no colour "${name}", in hex or as a tint`);
  return token[theme];
}

/** Contrast ratio as WCAG 2 defines it: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ofHex(hex: string): Rgb {
  return [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
}

/** Converts OKLCH to linear sRGB as CSS Color 4 does: https://www.w3.org/TR/css-color-4/#color-conversion-code */
function ofOklch(lightness: number, chroma: number, hue: number): Rgb {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return rgb.map((share) => Math.min(1, Math.max(0, share))) as Rgb;
}
