import { z } from 'zod'
import { feature, plantCommand, plantQuery } from './endpoint.ts'
import { choice, code, count, instant, name, note, version } from './fields.ts'
import { registerOf, registerPaging } from './lists.ts'
import { definitionMoveNames, definitionStatuses } from './moves.ts'

/** What is made, versioned: typeNo + typeVer. */
export const ProductType = z.object({
  typeNo: code(),
  typeVer: version(),
  typeName: name(),
  definitionStatus: choice(definitionStatuses),
  picNumberVer: code().nullable(),
  processingNumber: code().nullable(),
  processingVer: version().nullable(),
  remark: note().nullable(),
  updateDate: instant(),
  updateAuthor: name(),
  revision: count(),
})
export type ProductType = z.infer<typeof ProductType>

export const ProductTypeDraft = ProductType.omit({ typeVer: true, definitionStatus: true, updateDate: true, updateAuthor: true, revision: true }).strict()
export type ProductTypeDraft = z.infer<typeof ProductTypeDraft>

export const typeKey = ProductType.pick({ typeNo: true, typeVer: true }).strict()
export const ProductTypeFilter = z.strictObject({
  ...ProductType.pick({ typeNo: true, typeName: true, definitionStatus: true }).partial().shape, ...registerPaging(ProductType),
})
export type ProductTypeFilter = z.infer<typeof ProductTypeFilter>

export const types = feature('types', {
  list: plantQuery({ input: ProductTypeFilter, output: registerOf(ProductType), for: 'signedIn' }),
  create: plantCommand({ input: ProductTypeDraft, output: ProductType, for: 'admin' }),
  update: plantCommand({ input: ProductTypeDraft.extend({ typeVer: version(), revision: count() }), output: ProductType, for: 'admin' }),
  /** A new draft, copied from this version. */
  revise: plantCommand({ input: typeKey, output: ProductType, for: 'admin' }),
  move: plantCommand({ input: typeKey.extend({ move: z.enum(definitionMoveNames) }), output: ProductType, for: 'admin' }),
})
