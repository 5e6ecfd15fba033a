import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** Draws `public/favicon.ico`, which browsers request by default. Run with `pnpm --filter site icon`. */
const SIZE = 32;
const PUBLIC = path.resolve(import.meta.dirname, '../../../public');

const png = await sharp(path.join(PUBLIC, 'favicon.svg'), { density: 192 })
  .resize(SIZE, SIZE)
  .png({ palette: true, compressionLevel: 9 })
  .toBuffer();

/** ICO header with one entry, 22 bytes long. An ICO file may hold a PNG unchanged. */
const header = Buffer.alloc(22);
header.writeUInt16LE(1, 2);
header.writeUInt16LE(1, 4);
header.writeUInt8(SIZE, 6);
header.writeUInt8(SIZE, 7);
header.writeUInt16LE(1, 10);
header.writeUInt16LE(32, 12);
header.writeUInt32LE(png.length, 14);
header.writeUInt32LE(header.length, 18);
writeFileSync(path.join(PUBLIC, 'favicon.ico'), Buffer.concat([header, png]));
