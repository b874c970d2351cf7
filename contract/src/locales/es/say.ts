import type { Words } from '../en/words.ts'

export const page: Words['page'] = {
  mainDashboard: 'Planta', lineDashboard: 'Línea', orderCreate: 'Crear órdenes', pendingProductionOrder: 'Órdenes pendientes', stationDef: 'Estaciones',
  processResultDef: 'Resultados de proceso', productSummary: 'Productos', dataSummary: 'Datos medidos',
  role: 'Roles', users: 'Cuentas', lineDef: 'Líneas', orderHistory: 'Historial de órdenes', processingCreate: 'Rutas', typeCreat: 'Tipos de producto', processSummary: 'Datos de proceso', lineView: 'Panel de línea',
  ProductView: 'Panel de producción', okRateView: 'Panel de tasa OK', guide: 'Guía', profile: 'Perfil', userInfo: 'Mi cuenta', icon: 'Iconos', files: 'Archivos',
}

export const group: Words['group'] = {
  dashboard: 'Panel', order: 'Órdenes', equipment: 'Equipos', tracibility: 'Trazabilidad',
  permission: 'Permisos', plant: 'Planta', processing: 'Procesos', produce: 'Producción', wall: 'Paneles murales', own: 'Lo mío',
}

export const say: Words['say'] = {
  appTitle: 'Takt', save: 'Guardar', create: 'Nuevo', edit: 'Editar', delete: 'Eliminar', cancel: 'Cancelar', close: 'Cerrar', confirm: 'Confirmar', search: 'Buscar',
  reset: 'Restablecer', refresh: 'Actualizar', loading: 'Cargando…', none: 'Sin contenido', retry: 'Reintentar', copy: 'Copiar', copied: 'Copiado', notCopied: 'No se copió nada: el navegador no lo permite', download: 'Descargar',
  export: 'Exportar', yes: 'Sí', no: 'No',
  createSuccess: 'Creado correctamente', updateSuccess: 'Actualizado correctamente', deleteSuccess: 'Eliminado correctamente', uploadSuccess: 'Subido correctamente', downloadSuccess: 'Descargado correctamente', saveSuccess: 'Guardado correctamente',
  chooseLine: 'Elija primero la línea', andMore: '{count}+', history: 'Historial de cambios', required: 'no puede estar vacío',
}
