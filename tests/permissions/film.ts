export const FILM = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84, ...Buffer.from('webm'), 0, 0, 0, 0]);
export const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello.';

export function filmForm(data: unknown): FormData {
  const form = new FormData();
  form.set('_payload', JSON.stringify(data));
  form.set('file', new File([new Uint8Array(FILM)], 'film.webm', { type: 'video/webm' }));
  return form;
}
