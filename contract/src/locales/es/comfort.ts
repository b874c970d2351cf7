import type { Words } from '../en/words.ts'

export const comfort: Words['comfort'] = {
  settings: 'Ajustes', openSettings: 'Abrir los ajustes', closeSettings: 'Cerrar los ajustes',
  theme: 'Color del tema', ownColour: 'Otro color', colourCode: 'Código del color',
  colours: { blue: 'Azul', teal: 'Turquesa', green: 'Verde', ochre: 'Ocre', orange: 'Naranja', red: 'Rojo', magenta: 'Fucsia', violet: 'Violeta' },
  mode: 'Claro u oscuro', modes: { light: 'Claro', dark: 'Oscuro', system: 'Como este dispositivo' },
  tagsView: 'Páginas en pestañas', fixedHeader: 'Cabecera fija', sidebarLogo: 'Logotipo en el menú', pinyinSearch: 'Buscar páginas por pinyin',
  size: 'Tamaño', sizes: { default: 'Predeterminado', medium: 'Mediano', small: 'Pequeño', mini: 'Mínimo' }, sizeSwitched: 'Tamaño cambiado',
  fullscreen: 'Pantalla completa', leaveFullscreen: 'Salir de pantalla completa', noFullscreen: 'Este navegador no puede mostrar la consola a pantalla completa',
  errorLog: 'Registro de errores', errorsMet: 'Errores desde que se abrió esta ventana', clearAll: 'Borrar todo', message: 'Mensaje', place: 'Dónde', stack: 'Traza',
  phases: { render: 'Al dibujar', event: 'En un script', promise: 'En una tarea pendiente', load: 'Al cargar' },
}
