import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** Draws `public/icons`. Run `pnpm --filter site icon` after a change of the logo, and commit the result. */
const GROUND = '#10523b';
const PAPER = '#fbf8f2';
const FOLDER = path.resolve(import.meta.dirname, '../../../public/icons');

const logo = (
  readFileSync(path.join(import.meta.dirname, 'Logo.astro'), 'utf8').match(/<(path|circle)[^>]*\/>/g) ?? []
).join('');

/** Returns the logo in the middle of a square. `share` is the part of the width that the logo takes. */
function icon(share: number, { ground = GROUND, corner = 0, ink = PAPER }): Buffer {
  const room = 32 / share;
  const start = (32 - room) / 2;
  const around = `x="${start}" y="${start}" width="${room}" height="${room}"`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="${start} ${start} ${room} ${room}">
    <rect ${around} rx="${corner}" fill="${ground}" />
    <g fill="none" stroke="${ink}" stroke-width="2.2">${logo.replaceAll('currentColor', ink)}</g>
  </svg>`);
}

/** Devices crop a maskable icon to their own shape, but always show a central circle of 80 % of the width. */
const pictures = {
  '192': icon(0.7, { corner: 8 }),
  '512': icon(0.7, { corner: 8 }),
  'maskable-192': icon(0.52, {}),
  'maskable-512': icon(0.52, {}),
  // Android shows only the shape of this icon.
  badge: icon(0.9, { ground: 'none', ink: '#fff' }),
};

mkdirSync(FOLDER, { recursive: true });
for (const [name, picture] of Object.entries(pictures)) {
  const size = Number(/\d+$/.exec(name)?.[0] ?? 96);
  await sharp(picture)
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toFile(path.join(FOLDER, `${name}.png`));
}
