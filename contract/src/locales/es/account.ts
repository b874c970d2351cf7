/** One's own pages, and the ways to log in. */
export const account = {
  checking: 'Comprobando el enlace…', linkBad: 'Pida un enlace nuevo a un administrador.', toLogin: 'Iniciar sesión',
  loginWith: 'Entrar con {name}', or: 'o', goOnThere: 'Siga en la ventana que se ha abierto.', closeWindow: 'Puede cerrar esta ventana', passwordMissing: 'Falta la contraseña',
  tabs: { activity: 'Actividad', timeline: 'Accesos', account: 'Cuenta' },
  noActivity: 'Aún no ha cambiado nada', noTimeline: 'Aún no hay nada anotado sobre sus accesos', more: 'Mostrar más',
  edit: 'Editar mis datos', saved: 'Sus datos están guardados', emailHint: 'Para que le encuentren; con él no se entra.', wishes: 'Cómo quiero la consola', firstLine: 'Línea inicial', noFirstLine: 'La primera que puedo ver',
  language: 'Idioma', byBrowser: 'Según el navegador', size: 'Tamaño', me: 'Sobre mí',
  picture: 'Imagen', choosePicture: 'Elegir imagen', removePicture: 'Quitar la imagen', pictureHint: 'PNG, JPEG o WebP. Se recorta en cuadrado y se reduce.', pictureSaved: 'La imagen está guardada', pictureUnreadable: 'El navegador no puede leer este archivo como imagen',
  sessions: 'Dónde tengo sesión', thisOne: 'Esta sesión', since: 'Desde {at}', seen: 'Último uso {ago}', from: 'Desde {address}', unknownDevice: 'Dispositivo desconocido', browserOn: '{browser} en {system}',
  endOne: 'Cerrar esa sesión', endQuestion: '¿Cerrar la sesión de {device}? Quien trabaje allí tendrá que entrar de nuevo.', ended: 'Sesión cerrada allí', endOthers: 'Cerrar las demás', endOthersQuestion: '¿Cerrar todas sus demás sesiones? Solo queda esta.', endedOthers: 'Solo queda esta sesión', noOthers: 'No hay otra sesión',
  passwordWhy: 'Al cambiarla se cierran todas sus demás sesiones.',
}
