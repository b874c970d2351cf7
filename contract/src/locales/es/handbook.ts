import type { Words } from '../en/words.ts'

export const handbook: Words['handbook'] = {
  title: 'Manual',
  search: 'Buscar en el manual',
  nothing: 'Nada en el manual contiene todas estas palabras.',
  guides: 'Guías',
  contents: 'Contenido',
  turn: 'Capítulo anterior y siguiente',
  picture: '{page}, tal como se ve en la planta de demostración',
}
