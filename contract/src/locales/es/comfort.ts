import type { Words } from '../en/words.ts'

export const comfort: Words['comfort'] = {
  settings: 'Ajustes',
  openSettings: 'Abrir los ajustes',
  closeSettings: 'Cerrar los ajustes',
  tagsView: 'Páginas en pestañas',
  fixedHeader: 'Cabecera fija',
  sidebarLogo: 'Logotipo en el menú',
  pinyinSearch: 'Buscar páginas por pinyin',
  size: 'Tamaño',
  sizes: { default: 'Predeterminado', medium: 'Mediano', small: 'Pequeño', mini: 'Mínimo' },
  sizeSwitched: 'Tamaño cambiado',
  fullscreen: 'Pantalla completa',
  leaveFullscreen: 'Salir de pantalla completa',
  noFullscreen: 'Este navegador no puede mostrar la consola a pantalla completa',
  errorLog: 'Registro de errores',
  favourites: 'Favoritos',
  addFavourite: 'Añadir a favoritos',
  removeFavourite: 'Quitar de favoritos',
  favouritesFull: 'Ya tiene {most} favoritos. Quite primero uno.',
}
