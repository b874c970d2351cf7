import type { GrantLevel } from '../../../pages.ts'
import type { Weakness } from '../../../weak-passwords.ts'

export const peopleChoices = {
  weakness: {
    repeated: 'it repeats a few characters',
    sequence: 'it follows the alphabet, the digits or the keyboard',
    common: 'it is made of a word many people use',
    name: 'it is made of the name of the account, the plant or the product',
  } satisfies Record<Weakness, string>,
  level: { view: 'View', edit: 'Edit' } satisfies Record<GrantLevel, string>,
}
