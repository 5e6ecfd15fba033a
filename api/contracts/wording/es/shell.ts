import type * as en from '../en/shell.ts';

export const shell: typeof en.shell = {
  skipToContent: 'Saltar al contenido',
  mainNavigation: 'Principal',
  logoLabel: '{product}, inicio',
  menu: 'Menú',
  closeMenu: 'Cerrar el menú',
  home: 'Inicio',
  categories: 'Categorías',
  contribute: 'Contribuir',
  learning: 'Aprendizaje',
  community: 'Comunidad',
  signIn: 'Iniciar sesión',
  signUp: 'Crear cuenta',
  myAccount: 'Mi cuenta',
  profile: 'Perfil',
  dashboard: 'Panel de administración',
  healthcare: 'Portal sanitario',
  signOut: 'Cerrar sesión',
  language: 'Idioma',
  theme: 'Tema',
  themeLight: 'Claro',
  themeDark: 'Oscuro',
  themeSystem: 'Sistema',
  accessibility: 'Accesibilidad',
  accessibilitySettings: 'Ajustes de accesibilidad',
  assistant: 'Asistente',
  breadcrumb: 'Ruta de navegación',
};

export const footer: typeof en.footer = {
  about: 'Una enciclopedia de las discapacidades hecha por su comunidad, en tu idioma.',
  educational:
    'La información médica de este sitio tiene únicamente fines educativos. No es un diagnóstico ni sustituye el consejo de un profesional de la salud.',
  explore: 'Explorar',
  community: 'Comunidad',
  legal: 'Aviso legal',
  featured: 'Condiciones destacadas',
  helpLines: 'Líneas de ayuda',
  feed: 'Novedades (canal Atom)',
  copyright: '© {year} {product}',
  license: 'Textos de la enciclopedia:',
};
