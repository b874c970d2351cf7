export const operators = {
  importTitle: 'Importar operarios', importAbout: 'Un archivo CSV con encabezado. Una columna que falta deja al operario como está. Las cualificaciones no se importan: pertenecen a una línea.',
  createOne: 'Nuevo operario', editOne: 'Editar {operatorNo}', listEmpty: 'Aún no hay operarios. Las estaciones de nivel 0 trabajan sin ellos.', saveQuestion: '¿Guardar los cambios de {operatorNo}?',
  numberHint: 'Lo que las estaciones envían como operator. No cambia: todos sus pasos están bajo él.', cardHint: 'Lo que lee un lector de tarjetas en la estación', userHint: 'Su cuenta en esta consola, si la tiene',
  levelHint: 'Una estación pide su nivel de operario: 0 no pide a nadie', noTeam: 'Sin equipo', noUser: 'Sin cuenta', enabledHint: 'Fuera de uso, sale de todas las estaciones y ninguna lo admite',
  nowhere: 'Sin registrar', tooLow: 'No cualificado para {stationNumber}', since: 'desde {since}',
  logIn: 'Registrar en una estación', logInOne: 'Registrar a {operatorNo}', logInAbout: 'Quien esté en otro puesto de esta línea sale de él.', loggedIn: '{name} está registrado en {stationNumber}',
  notQualified: '{name} está registrado en {stationNumber}, pero no está cualificado: pide el nivel {optLevel}. Allí se rechazan unidades.', logOff: 'Dar de baja', logOffQuestion: '¿Sacar a {name} de {stationNumber}?', loggedOff: '{name} ha salido',
  trained: 'Cualificaciones en esta línea', trainedNone: 'Aún ninguna en esta línea.', addTraining: 'Añadir cualificación', trainingOf: 'Cualificación de {name}', trainingHint: 'Ambos alcanzan el nivel de la estación: este y el propio del operario',
  validHint: 'El último día que vale. Vacío: sin fin', forGood: 'sin fin', remove: 'Quitar', removeQuestion: '¿Quitar la cualificación de {name} para {stationNumber}?', removed: 'Cualificación retirada',
  endsSoon: 'caduca pronto', ended: 'caducada', history: 'Registros', historyNone: 'Nadie se ha registrado aún.', stillThere: 'sigue allí', byBadge: 'con tarjeta', atStation: 'Nivel {level}', today: 'Hoy', everyStation: 'Todas las estaciones',
  disabledOne: 'Fuera de uso', whoStands: 'Ahora en las estaciones', nobody: 'Nadie', missing: 'No hay nadie registrado, pero pide el nivel {optLevel}',
}
