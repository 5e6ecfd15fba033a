import type * as en from '../../../en/offline/connection/plain.ts';

export const plain: typeof en.plain = {
  title: 'Estás sin conexión',
  text: 'Esta página no está guardada en este dispositivo y no hay conexión para traerla.',
  again: 'Intentar de nuevo',
  kept: 'Leer sin conexión',
  pushText: 'Hay algo nuevo para ti.',
};
