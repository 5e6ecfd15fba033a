import type * as en from '../en/pages.ts';

export const pages: typeof en.pages = {
  about: 'Acerca de',
  contact: 'Contacto',
  privacy: 'Privacidad',
  terms: 'Condiciones de uso',
  accessibility: 'Accesibilidad',
  'editorial-policy': 'Política editorial',
};

export const writeToUs: typeof en.writeToUs = {
  title: 'Escríbenos',
  text: 'Tu mensaje llega a quienes gestionan este sitio. Escribe en la lengua en la que te sientas a gusto.',
  noAddress: 'Quienes gestionan esta copia de {product} no han dado ninguna dirección a la que escribir.',
  instead:
    'Lo que sí puedes hacer: acudir a las fuentes y organizaciones que nombra cada página, y ver en la página Contribuir cómo se corrigen los errores.',
  toContribute: 'Cómo contribuir',
};

export const textParts: typeof en.textParts = { note: 'Nota' };

export const notFound: typeof en.notFound = {
  title: 'Página no encontrada',
  text: 'No hay ninguna página en esta dirección. Puede que se haya movido o que la dirección tenga un error.',
  returnHome: 'Volver al inicio',
  browse: 'Explorar categorías',
};
