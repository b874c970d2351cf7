export const about = {
  product: 'Product',
  license: 'Licence',
  packages: 'Software of others',
  number: '{number} packages',
  name: 'Package',
  version: 'Version',
  none: 'It came without the text of its licence.',
}
