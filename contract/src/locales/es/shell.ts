import type { Words } from '../en/words.ts'

export const shell: Words['shell'] = {
  login: 'Entrar', logout: 'Cerrar sesión', account: 'Cuenta', password: 'Contraseña', showPassword: 'Mostrar la contraseña', hidePassword: 'Ocultar la contraseña',
  capsLock: 'Bloq Mayús está activado', accountMissing: 'la cuenta no puede estar vacía', welcome: 'Ejecución de la fabricación',
  changePassword: 'Cambiar contraseña', newPassword: 'Contraseña nueva', againPassword: 'Repita la contraseña nueva', passwordsDiffer: 'las contraseñas no coinciden',
  passwordRule: 'Al menos {least} caracteres', mustChange: 'Esta contraseña la creó otra persona. Elija la suya antes de continuar.',
  passwordChanged: 'Contraseña cambiada', infoMissing: 'Cuenta o contraseña no válida. Compruébela', rolesMissing: 'Información del usuario: los roles no pueden estar vacíos', hasError: 'Se produjo un error',
  userInfo: 'Datos del usuario', userMenu: 'Su cuenta', language: 'Idioma', languageSwitched: 'Idioma cambiado', line: 'Línea', noLines: 'No hay ninguna línea asignada a usted',
  menu: 'Menú', openMenu: 'Abrir el menú', foldMenu: 'Plegar el menú', unfoldMenu: 'Desplegar el menú', breadcrumb: 'Usted está aquí', home: 'Inicio', skip: 'Ir al contenido',
  tabs: 'Páginas abiertas', tabMenu: 'Esta pestaña', closeTab: 'Cerrar {page}', refresh: 'Actualizar', close: 'Cerrar', closeOthers: 'Cerrar las demás', closeAll: 'Cerrar todas',
  live: 'En vivo', connecting: 'Conectando…', lost: 'Sin conexión desde hace {duration}', lostWhy: 'Se perdió la conexión con el servidor. Lo que ve puede ser antiguo; se renovará en cuanto el servidor responda.',
  notFound: 'Esta página no existe', notFoundWhy: 'Se ha movido o su rol no la incluye.', goHome: 'Ir al inicio',
  notAllowed: 'No puede abrir esto', notAllowedWhy: 'Su sesión no lo permite. Entre de nuevo, quizá con otra cuenta.', back: 'Volver', loginAgain: 'Entrar de nuevo',
  ended: 'Su sesión ha terminado', endedWhy: 'Puede quedarse y seguir leyendo, o entrar de nuevo. Lo que no haya guardado se perderá al entrar de nuevo.', stay: 'Quedarme aquí',
  broken: 'Esta página ha encontrado un error', brokenWhy: 'No se guardó ni se perdió nada por ello. Cargue la página otra vez; si se repite, cuente al administrador lo que hizo.', reload: 'Cargar otra vez',
  actions: 'Acciones', columns: 'Columnas', allColumns: 'Todas las columnas', filters: 'Filtros', clearFilters: 'Quitar filtros', noMatch: 'Nada coincide con estos filtros', total: '{count} en total',
  sorted: 'Ordenado por {field}', moreRows: 'Cargando más…', page: 'Página', perPage: '{count} / página', widen: 'Ancho de columna',
  discard: '¿Salir sin guardar?', discardWhy: 'Lo que ha escrito se perderá.', discardYes: 'Salir', keepEditing: 'Seguir escribiendo', sure: '¿Está seguro?',
  details: 'Detalles', noHistory: 'Aún no se ha cambiado nada', showAsTable: 'Mostrar como tabla', showAsChart: 'Mostrar como gráfico', noValues: 'Sin valores en este período',
  exportAs: 'Exportar como {format}', exporting: 'Exportando {format}', exportRows: '{rows} de {total} filas', exportBytes: '{size} kB', exportStopped: 'La exportación se detuvo', exportStop: 'Detener',
  from: 'Desde', to: 'Hasta', lastHour: 'Última hora', today: 'Hoy', lastDay: 'Últimas 24 horas', lastWeek: 'Últimos 7 días', lastMonth: 'Últimos 30 días', until: 'a',
  userName: 'Nombre de usuario', roles: 'Roles', unlimited: 'Todas las líneas', addRow: 'Añadir una fila', removeRow: 'Quitar la fila', moveUp: 'Subir', moveDown: 'Bajar', pick: 'Elegir…', scan: 'Escanear o escribir',
  issue: {
    positive: 'se requiere un número positivo', tooLong: 'Como máximo {most} caracteres', tooShort: 'Al menos {least} caracteres', tooBig: 'Como máximo {most}', tooSmall: 'Al menos {least}',
    whole: 'Se requiere un número entero', wrong: 'Este valor no es válido aquí', 'time zone': 'Esa zona horaria no existe',
  },
  action: {
    create: 'Creado', update: 'Modificado', delete: 'Eliminado', move: 'Estado cambiado', release: 'Liberado', start: 'Iniciado', pause: 'Pausado', resume: 'Reanudado', complete: 'Completado',
    close: 'Cerrado', cancel: 'Cancelado', queue: 'Movido en la cola', changeNumber: 'Cantidad cambiada', makeKey: 'Clave creada', revokeKey: 'Clave revocada', revise: 'Versión nueva',
    retire: 'Retirado', hold: 'Retenido', scrap: 'Desechado', lock: 'Bloqueado', unlock: 'Desbloqueado', save: 'Guardado', saveShifts: 'Turnos guardados', saveRole: 'Rol guardado',
    login: 'Sesión iniciada', logout: 'Sesión cerrada', savePassword: 'Contraseña cambiada', endSession: 'Sesión cerrada', endOtherSessions: 'Otras sesiones cerradas', saveAvatar: 'Imagen cambiada',
  },
}
