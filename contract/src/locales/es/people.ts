import type { Words } from '../en/words.ts'

export const people: Words['people'] = {
  allUsers: 'Todos los usuarios', newUser: 'Nueva cuenta', editUser: 'Editar {userName}', delete: 'Eliminar', deleteQuestion: '¿Eliminar la cuenta {userName}? Su historial se conserva.', usersEmpty: 'Todavía no hay cuentas.',
  lock: 'Bloquear', unlock: 'Desbloquear', lockQuestion: '¿Bloquear la cuenta {userName}? Sus sesiones terminan enseguida. ¿Por qué?', unlockQuestion: '¿Desbloquear la cuenta {userName}?', lockedSuccess: 'La cuenta está bloqueada',
  unlockedSuccess: 'La cuenta está desbloqueada', isLocked: 'Bloqueada: {lockReason}', waiting: 'Espera a su titular', passwordHint: 'Déjela vacía: el titular la elige con un enlace.', state: 'Estado', active: 'Activa',
  linesHint: 'Ninguna: todas las líneas', rolesPick: 'Elija roles', linesPick: 'Todas las líneas', everyLine: 'Todas las líneas', roleFilter: 'Tiene el rol', lineFilter: 'Puede trabajar en la línea', ownAccount: 'Es su propia cuenta',
  link: 'Enlace de contraseña', linkOf: 'Enlace de contraseña para {name}', linkAbout: 'Con este enlace {name} elige una contraseña y después inicia sesión. Sirve una vez, durante 24 horas. Un enlace anterior deja de servir.',
  makeLink: 'Crear el enlace', linkOnce: 'Entréguelo ahora: no se vuelve a mostrar.', linkUntil: 'Sirve hasta {linkExpires}.', copyLink: 'Copiar el enlace', linkAddress: 'Enlace', linkLocked: 'Desbloquee antes la cuenta',
  importTitle: 'Importar personas', importAbout: 'Un archivo CSV con encabezado. Varios roles o líneas se separan con punto y coma. Las cuentas nuevas no tienen contraseña: cree un enlace para cada una.',
  existing: 'Las cuentas que ya existen', existingUpdate: 'se actualizan', existingRefuse: 'se rechazan',
  newRole: 'Nuevo rol', editRole: 'Editar {roleKey}', copyRole: 'Copiar {roleKey}', copyName: '{roleName} (copia)', deleteRole: '¿Eliminar la información del rol {roleKey}?', rolesEmpty: 'Todavía no hay roles.', held: 'Lo tienen {userCount} personas',
  adminFixed: 'El administrador tiene todas las páginas. Este rol no se puede cambiar.', pagesOf: 'Páginas', none: 'Ninguna página', mixed: 'Algunas', levelOf: '{page}: qué se puede hacer', groupOf: '{group}: todas las páginas', some: '{held} de {all}',
  preview: 'Qué ve este rol', previewMenu: 'El menú', previewHidden: 'Por dirección o enlace', previewNothing: 'Sin páginas no hay nada que ver.', onEvery: 'En todas las líneas', onLines: 'Solo en {lines}',
  plantOnly: 'Un rol limitado a líneas solo consulta lo que es de toda la planta.',
}
