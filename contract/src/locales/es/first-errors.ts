import type { firstError as english } from '../en/first-errors.ts'

export const firstError: Record<keyof typeof english, string> = {
  'session.unknown': 'No ha iniciado sesión',
  'session.superseded': 'Esta sesión se cerró desde otro lugar',
  'session.expired': 'La sesión ha caducado',
  'session.wrong_password': 'Usuario o contraseña incorrectos. Compruébelos',
  'session.locked': 'Esta cuenta está bloqueada',
  'session.too_many_tries': 'Demasiados intentos. Espere {seconds}\u00a0s',
  'session.current_password_wrong': 'La contraseña actual es incorrecta',
  'session.link_invalid': 'El enlace no es válido. Póngase en contacto con el administrador',
  'session.password_must_change': 'Elija antes una contraseña propia',
  'session.password_same': 'La contraseña nueva debe ser distinta de la actual',
  'session.password_weak':
    'Esta contraseña es demasiado fácil de adivinar: {weakness}. Elija otra, por ejemplo cuatro palabras sin relación entre sí',
  'oidc.not_linked':
    'Su acceso no está vinculado a ninguna cuenta. Pida a su administrador un enlace de su cuenta, ábralo y entre desde allí',
  'oidc.linked_already': 'Este acceso o esta cuenta ya están vinculados a otro. Consulte a su administrador',
  'session.ticket_invalid': 'Este enlace ya se usó o tiene más de medio minuto. Inicie la descarga de nuevo',
  'account.picture_kind': 'Solo se admite una imagen PNG o JPEG',
  'account.picture_size':
    'La imagen puede tener como máximo {pixels} × {pixels} píxeles y {kilobytes}\u00a0kB',
  'oidc.provider_down':
    'El servicio de acceso no responde. Entre con cuenta y contraseña o inténtelo de nuevo en un momento',
  'oidc.refused': 'El servicio de acceso le ha rechazado',
  'oidc.not_proven': 'No se pudo comprobar este acceso o tardó demasiado. Empiece de nuevo',
  'oidc.account_unknown': 'Aquí no hay ninguna cuenta para usted. Pida una a su administrador',
  'call.forbidden': 'Su rol no lo permite',
  'call.line_forbidden': 'No puede trabajar en la línea {lineNumber}',
  'call.unknown': 'Esa llamada no existe',
  'call.invalid': 'Revise: {fields}',
  'call.line_missing': 'Elija primero la línea',
  'call.too_large': 'Demasiado grande para enviarlo',
  'call.too_many': 'Demasiadas llamadas. Espere un momento',
  'call.said': '{message}',
  'call.bug': 'Error del servidor. Referencia: {requestId}',
  'call.storage_full':
    'La base de datos no tiene espacio en disco: no se ha guardado nada. Libere espacio en su disco y vuelva a intentarlo',
  'call.stopping': 'El servidor se está reiniciando. Vuelva a intentarlo en un momento',
  'call.database_down': 'La base de datos no responde. Vuelva a intentarlo en un momento',
  'call.offline': 'Error en la dirección del servidor',
  'call.plant_forbidden': 'Esto afecta a todas las líneas de la planta y usted está limitado a algunas',
  'preferences.too_many': 'Se pueden guardar {most} como máximo. Borre los que ya no necesite.',
  'call.stalled': 'Sin avance durante {seconds}\u00a0s. Compruebe la red y vuelva a intentarlo',
}
