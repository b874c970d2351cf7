import type { Words } from '../en/words.ts'

export const guide: Words['guide'] = {
  start: 'Enséñeme la consola', checklist: 'Puesta en marcha', progress: '{done} de {wanted} hechos',
  ready: 'Todo está preparado. La planta puede funcionar.', open: 'Abrir', next: 'Siguiente', of: '{done} de {wanted}',
  step: {
    line: 'Una línea', shifts: 'Turnos de cada línea', station: 'Estaciones en cada línea', stationKey: 'Una clave por estación',
    collectionSet: 'Un grupo de medición liberado', route: 'Una ruta liberada', type: 'Un modelo liberado',
    people: 'Cuentas para su gente', order: 'Una orden liberada en cada línea', unit: 'El primer producto de cada línea',
  },
  why: {
    line: 'Todo pertenece a una línea: órdenes, estaciones, productos.', shifts: 'Los objetivos y el OEE se calculan con los turnos y las pausas.',
    station: 'En una estación se trabaja o se prueba un producto.', stationKey: 'Con su clave, el ordenador de la estación puede hablar con Takt.',
    collectionSet: 'Dice qué se mide y con qué límites. Una estación que no mide no lo necesita.', route: 'Dice por qué estaciones pasa un producto y adónde va si es NG.',
    type: 'Dice qué se fabrica y por qué ruta.', people: 'Cada persona trabaja con su nombre; los roles dicen qué puede hacer.',
    order: 'Solo una orden liberada puede iniciarse en la línea.', unit: 'Desde la primera llegada, todos los paneles muestran datos.',
  },
  tour: {
    menu: 'El menú', menuWhy: 'Pliéguelo para dar más espacio a la página; se queda como lo deje.', crumbs: 'Dónde está',
    crumbsWhy: 'La primera palabra lleva al inicio.', search: 'Buscar', searchWhy: 'Escriba parte del nombre de una página. Ctrl K encuentra también órdenes, lotes y productos.',
    fullscreen: 'Pantalla completa', fullscreenWhy: 'Para una pantalla en la pared o una pequeña en la línea.', size: 'Tamaño',
    sizeWhy: 'Más grande para pantallas táctiles, más pequeño para ver más filas.', tabs: 'Páginas abiertas', tabsWhy: 'Cada una conserva lo que escribió. El botón derecho o Shift F10 muestra más.',
  },
  iconLook: 'Iconos de la consola', iconCopied: 'Copiado: {snippet}',
  iconGroups: {
    pages: 'Páginas', actions: 'Acciones',
  },
}
