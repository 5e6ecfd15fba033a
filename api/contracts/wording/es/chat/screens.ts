import type * as en from '../../en/chat/screens.ts';

export const chatScreens: typeof en.chatScreens = {
  home: 'Buscar en la enciclopedia',
  contribute: 'Contribuir',
  learning: 'Itinerarios de aprendizaje',
  remember: 'Recordar lo aprendido',
  certificate: 'Comprobar un certificado',
  forum: 'Foro de la comunidad',
  helpLines: 'Líneas de ayuda',
  register: 'Crear una cuenta',
  login: 'Iniciar sesión',
  forgotPassword: 'Restablecer tu contraseña',
  profile: 'Tu perfil',
  accessibilitySettings: 'Ajustes de accesibilidad',
  healthcare: 'Portal sanitario',
};
