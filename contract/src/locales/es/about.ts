import type { Words } from '../en/words.ts'

export const about: Words['about'] = {
  product: 'Producto',
  license: 'Licencia',
  packages: 'Software de terceros',
  number: '{number} paquetes',
  name: 'Paquete',
  version: 'Versión',
  none: 'Vino sin el texto de su licencia.',
}
