import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PRODUCT_NAME } from '@common-ground/api/contracts/product.ts';
import sharp from 'sharp';

/** Draws `public/share.png` for shared links. Run with `pnpm --filter site share-picture`. Uses the machine's fonts. */
const WIDTH = 1200;
const HEIGHT = 630;
const GROUND = '#10523b';
const PAPER = '#fbf8f2';

const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <rect width="100%" height="100%" fill="${GROUND}" />
  <svg x="270" y="170" width="1200" height="800" viewBox="0 0 600 400" overflow="visible" fill="none" stroke="${PAPER}" opacity=".22">
    ${readShapes('Contours.astro')}
  </svg>
  <svg x="88" y="165" width="180" height="180" viewBox="0 0 32 32" fill="none" stroke="${PAPER}" stroke-width="2.2">
    ${readShapes('Logo.astro').replace('currentColor', PAPER)}
  </svg>
  <text x="316" y="285" fill="${PAPER}" font-family="Georgia, 'Noto Serif', 'DejaVu Serif', serif" font-size="88">${PRODUCT_NAME}</text>
</svg>`;

await sharp(Buffer.from(picture))
  .png({ palette: true, colours: 16, effort: 10 })
  .toFile(path.resolve(import.meta.dirname, '../../../public/share.png'));

function readShapes(file: string): string {
  const source = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  return (source.match(/<(path|circle)[^>]*\/>/g) ?? []).join('\n    ');
}
