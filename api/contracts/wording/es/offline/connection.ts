import type * as en from '../../en/offline/connection.ts';

export const offlineScreen: typeof en.offlineScreen = {
  read: 'Las páginas que ya leíste aquí se abren sin conexión. Vuelve atrás o abre una que conozcas.',
};

export const update: typeof en.update = {
  title: 'Actualización disponible',
  text: 'Hay una versión más nueva de este sitio. Puedes actualizar cuando te venga bien.',
  refresh: 'Actualizar',
  askTitle: '¿Actualizar ahora?',
  ask: 'Has escrito algo en esta página que aún no está guardado en ningún sitio. Al actualizar se borraría.',
  refreshAnyway: 'Actualizar y borrarlo',
  stay: 'Seguir escribiendo',
};

export const install: typeof en.install = {
  button: 'Instalar la aplicación',
  text: 'Ten este sitio entre tus aplicaciones. También se abre sin conexión.',
  byHand: 'Para instalarla: pulsa Compartir en el navegador y después «Añadir a pantalla de inicio».',
};
