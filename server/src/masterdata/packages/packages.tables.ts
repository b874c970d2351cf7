import { TypePackage } from '@takt/contract/packages.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  type_packages: { entity: TypePackage },
}
