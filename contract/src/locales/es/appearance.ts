export const appearance = {
  theme: 'Color del tema',
  ownColour: 'Otro color',
  colourCode: 'Código del color',
  colours: { blue: 'Azul', indigo: 'Índigo', tealBlue: 'Azul petróleo', slate: 'Pizarra' },
  mode: 'Apariencia',
  modes: { light: 'Claro', dark: 'Oscuro', system: 'Como este dispositivo' },
}

export const metErrors = {
  errorsMet: 'Errores desde que se abrió esta ventana',
  clearAll: 'Borrar todo',
  message: 'Mensaje',
  place: 'Dónde',
  stack: 'Traza',
  phases: {
    render: 'Al dibujar',
    event: 'En un script',
    promise: 'En una tarea pendiente',
    load: 'Al cargar',
  },
}

export const shortcutKeys = {
  palette: 'Buscar una página, orden, lote o producto',
  shortcuts: 'Esta lista',
  tabs: 'Recorrer las páginas abiertas (con el foco en una)',
  closeTab: 'Cerrar la página enfocada en la tira',
  tabMenu: 'Menú de una página abierta',
  grid: 'Moverse por una tabla',
  openRow: 'Abrir la fila',
  escape: 'Cerrar lo que está encima',
  filter: 'Ir a los filtros de la lista',
  selectRow: 'Seleccionar la fila',
}
