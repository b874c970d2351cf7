import type { Words } from '../en/words.ts'

export const page: Words['page'] = {
  stationLogView: 'Registro de estaciones',
  mesLogView: 'Registro del host',
  mainDashboard: 'Planta', lineDashboard: 'Línea', mesProcess: 'Lotes en proceso', toMesProcess: 'Lotes en espera', pendingProductionHistory: 'Historial de la cola', orderCreate: 'Crear órdenes', pendingProductionOrder: 'Órdenes pendientes', stationDef: 'Estaciones',
  processResultDef: 'Resultados de proceso', productSummary: 'Productos', dataSummary: 'Datos medidos',
  role: 'Roles', users: 'Cuentas', lineDef: 'Líneas', orderHistory: 'Historial de órdenes', processingCreate: 'Rutas', typePara: 'Parámetros', typeProcessSetting: 'Paquetes de modelo', typeCreat: 'Modelos', processSummary: 'Datos de proceso', lineView: 'Panel de línea',
  ProductView: 'Panel de producción', okRateView: 'Panel de tasa OK', guide: 'Guía', profile: 'Perfil', userInfo: 'Mi cuenta', icon: 'Iconos', files: 'Archivos',
  bomSet: 'Listas de materiales', bomDef: 'Piezas', bomMonitors: 'Material en línea', bomSummary: 'Genealogía', bomProcessSummary: 'Consumo',
  basicInfo: 'Información básica',
  operator: 'Operarios',
  produceOverview: 'Producción', timeFragment: 'Franjas horarias', shiftManage: 'Calendario de turnos',
}

export const group: Words['group'] = {
  log: 'Registros',
  dashboard: 'Panel', order: 'Órdenes', equipment: 'Equipos', tracibility: 'Trazabilidad',
  permission: 'Permisos', plant: 'Planta', processing: 'Procesos', produce: 'Producción', wall: 'Paneles murales', own: 'Lo mío',
  bom: 'Materiales',
  basicSetting: 'Ajustes básicos',
}

export const say: Words['say'] = {
  progressOf: '{made} de {ordered}',
  appTitle: 'Takt', save: 'Guardar', create: 'Nuevo', edit: 'Editar', delete: 'Eliminar', cancel: 'Cancelar', close: 'Cerrar', confirm: 'Confirmar', search: 'Buscar',
  reset: 'Limpiar', refresh: 'Actualizar', loading: 'Cargando…', none: 'Sin contenido', retry: 'Reintentar', copy: 'Copiar', copied: 'Copiado', notCopied: 'No se copió nada: el navegador no lo permite', download: 'Descargar',
  export: 'Exportar', yes: 'Sí', no: 'No',
  createSuccess: 'Creado correctamente', updateSuccess: 'Actualizado correctamente', deleteSuccess: 'Eliminado correctamente', uploadSuccess: 'Subido correctamente', downloadSuccess: 'Descargado correctamente', saveSuccess: 'Guardado correctamente',
  chooseLine: 'Elija primero la línea', andMore: '{count}+', history: 'Historial de cambios', required: 'no puede estar vacío',
}
