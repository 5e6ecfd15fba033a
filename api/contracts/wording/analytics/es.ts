import type * as en from './en.ts';

export const dashboard: typeof en.dashboard = {
  denied: 'Acceso denegado. Se necesitan permisos de administración.',
};

export const adminDashboard: typeof en.adminDashboard = {
  tabs: 'Partes del panel',
  overview: 'Resumen',
  users: 'Usuarios',
  loading: 'Cargando…',
  tryAgain: 'Reintentar',
  recentEvents: 'Actividad reciente',
  recentEventsHint:
    'Lo último que se ha contado, por horas. Las visitas y las búsquedas se cuentan sin asociarlas a nadie.',
  noEvents: 'Aún no se ha contado nada.',
  eventsFailed: 'No se ha podido cargar la actividad.',
  desk: 'En la mesa de redacción',
  deskHint: 'Los avisos y el contenido se gestionan en la mesa de redacción, donde se inicia sesión por separado.',
  deskReports: 'Avisos sobre el contenido',
  deskContent: 'Condiciones',
  accounts: { one: '{count} cuenta', many: '{count} de cuentas', other: '{count} cuentas' },
  usersFailed: 'No se han podido cargar las cuentas.',
  name: 'Nombre',
  email: 'Correo electrónico',
  role: 'Rol',
  joined: 'Alta',
  verified: 'Verificado',
  yes: 'Sí',
  no: 'No',
  pages: 'Páginas de las cuentas',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  pageOf: 'Página {page} de {pages}',
};

export const eventTypes: typeof en.eventTypes = {
  page_view: 'Visita a una página',
  user_action: 'Acción de un lector',
  learning_progress: 'Avance en el aprendizaje',
  search: 'Búsqueda',
  content_interaction: 'Uso de una página',
  quiz_completion: 'Cuestionario completado',
  authentication: 'Inicio o cierre de sesión',
  error: 'Error',
  chatbot_message: 'Mensaje al asistente',
};
