import type { ToastWords } from './en.ts';

export const toasts: ToastWords = {
  label: 'Notificación',
  close: 'Cerrar la notificación',
  signIn: 'Iniciar sesión',
  said: {
    loggedIn: { title: '¡Qué bien verte de nuevo!', text: 'Has iniciado sesión.' },
    loginFailed: { title: 'No se pudo iniciar sesión', text: 'Comprueba tus datos de acceso' },
    registered: { title: 'Te damos la bienvenida a {product}', text: 'Tu cuenta se ha creado.' },
    registrationFailed: { title: 'No se pudo crear la cuenta', text: 'Inténtalo de nuevo' },
    loggedOut: { title: 'Has cerrado la sesión', text: '¡Hasta la próxima!' },
    profileUpdated: { title: 'Perfil actualizado', text: 'Tu perfil se ha actualizado correctamente.' },
    profileUpdateFailed: { title: 'No se guardaron los cambios', text: 'No se pudo actualizar el perfil' },
    profileSaved: {
      title: 'El perfil se ha actualizado correctamente',
      text: 'Tu perfil se ha actualizado correctamente.',
    },
    profileSaveFailed: { title: 'Error al actualizar el perfil', text: 'No se pudo actualizar el perfil' },
    accountDeleted: { title: 'Cuenta eliminada', text: 'Gracias por haber estado aquí.' },
    bookmarkAdded: { title: 'Marcador añadido', text: 'El contenido está ahora en tus marcadores' },
    bookmarkRemoved: { title: 'Marcador eliminado', text: 'El contenido ya no está en tus marcadores' },
    bookmarkFailed: { title: 'Error', text: 'No se pudo actualizar el marcador' },
    signInRequired: { title: 'Hay que iniciar sesión', text: 'Inicia sesión para guardar contenido en tus marcadores' },
    watchAdded: { title: 'Sigues esta página', text: 'Sus cambios llegarán a tus notificaciones.' },
    watchRemoved: { title: 'Ya no la sigues', text: 'Los cambios de esta página ya no llegan a tus notificaciones.' },
    watchFailed: { title: 'Error', text: 'No se ha podido cambiar.' },
    watchSignIn: { title: 'Hay que iniciar sesión', text: 'Inicia sesión para seguir páginas' },
  },
};
