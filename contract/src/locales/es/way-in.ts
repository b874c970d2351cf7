export const wayIn = {
  checking: 'Comprobando el enlace…',
  linkBad: 'Pida un enlace nuevo a un administrador.',
  toLogin: 'Volver al inicio de sesión',
  loginWith: 'Iniciar sesión con {name}',
  or: 'o',
  goOnThere: 'Siga en la ventana que se ha abierto.',
  closeWindow: 'Puede cerrar esta ventana',
  passwordMissing: 'Falta la contraseña',
}
