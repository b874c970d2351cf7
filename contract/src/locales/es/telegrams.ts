/** Lo que dice el registro de estaciones además de los nombres de los campos. */
export const telegrams = {
  telegram: 'Telegrama de estación', views: 'Vista', view: { list: 'Telegramas', figures: 'Tráfico y latencia' }, happened: 'Ocurrido', heartbeats: 'Los latidos solo se ven si se eligen; se guardan un día.',
  empty: 'Ninguna estación ha dicho esto.', emptyNext: 'Cada llamada aparece aquí un momento después de su respuesta.', request: 'Petición', response: 'Respuesta', noText: 'No se conserva nada.', cut: 'De un texto largo solo se guarda el principio.',
  tryOut: 'Probar ahora', tryOutAbout: '¿Qué se respondería ahora al mismo mensaje? No se guarda nada.', tried: 'Respuesta de prueba',
  callsOf: 'Llamadas por minuto', latencyOf: 'Tiempo de respuesta', refusalsOf: 'Rechazos por hora', calls: 'Llamadas por minuto', median: 'Mediana', slow: 'El 95 % tarda menos', since: 'Desde', hour: 'Hora', noFigures: 'Ninguna estación llamó en este periodo',
}
