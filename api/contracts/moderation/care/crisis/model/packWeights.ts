/** Quantised weights: signed steps of four bits, two per byte, in base64. A weight is its step times `scale`. */
export type StoredWeights = { scale: number; weights: string };

const MAX_STEPS = 7;

/** Packs weights. Those smaller than the share `smallest` of the largest weight become 0. */
export function packWeights(table: Float32Array, smallest: number): StoredWeights {
  const largest = table.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) || 1;
  const scale = largest / MAX_STEPS;
  const steps = Array.from(table, (weight) => (Math.abs(weight) < smallest * largest ? 0 : Math.round(weight / scale)));
  const bytes = Uint8Array.from(
    { length: table.length / 2 },
    (_, at) => (((steps[2 * at] ?? 0) & 15) << 4) | ((steps[2 * at + 1] ?? 0) & 15),
  );
  return { scale, weights: btoa(String.fromCharCode(...bytes)) };
}

export function unpackWeights({ scale, weights }: StoredWeights): Float32Array {
  const bytes = atob(weights);
  const table = new Float32Array(2 * bytes.length);
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes.charCodeAt(at);
    table[2 * at] = scale * signed(byte >> 4);
    table[2 * at + 1] = scale * signed(byte & 15);
  }
  return table;
}

const signed = (step: number) => (step > MAX_STEPS ? step - 16 : step);
