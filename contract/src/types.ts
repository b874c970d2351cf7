import { z } from 'zod'
import { feature, plantCommand, plantQuery } from './endpoint.ts'
import { choice, code, count, instant, name, note, version } from './fields.ts'
import { registerOf, registerPaging } from './lists.ts'
import { definitionMoveNames, definitionStatuses } from './moves.ts'
import { Order } from './orders.ts'

/** What is made, versioned: typeNo + typeVer. */
export const ProductType = z.object({
  typeNo: code(),
  typeVer: version(),
  typeName: name(),
  definitionStatus: choice(definitionStatuses),
  /** Who it is made for. */
  customer: name().nullable(),
  picNumberVer: code().nullable(),
  processingNumber: code().nullable(),
  processingVer: version().nullable(),
  remark: note().nullable(),
  updateDate: instant(),
  updateAuthor: name(),
  revision: count(),
})
export type ProductType = z.infer<typeof ProductType>

export const ProductTypeDraft = ProductType.omit({
  typeVer: true,
  definitionStatus: true,
  updateDate: true,
  updateAuthor: true,
  revision: true,
})
  .extend({ customer: ProductType.shape.customer.default(null) })
  .strict()
export type ProductTypeDraft = z.input<typeof ProductTypeDraft>

export const typeKey = ProductType.pick({ typeNo: true, typeVer: true }).strict()
export const ProductTypeFilter = z.strictObject({
  ...ProductType.pick({
    typeNo: true,
    typeName: true,
    definitionStatus: true,
    customer: true,
    processingNumber: true,
  }).partial().shape,
  ...registerPaging(ProductType),
})
export type ProductTypeFilter = z.infer<typeof ProductTypeFilter>

/** A type as its register shows it: with how many orders make it. */
export const ProductTypeRow = ProductType.extend({ orderCount: count() })
export type ProductTypeRow = z.infer<typeof ProductTypeRow>

/** An order that makes a type, on any line the person may see. */
export const TypeUse = Order.pick({
  lineNumber: true,
  orderCode: true,
  orderName: true,
  orderStatus: true,
  orderNumber: true,
  actualNumber: true,
  planStart: true,
})
export const usesShown = 100

/** Everything that keeps a type from being released, all at once. */
export const typeFaults = ['noRoute', 'routeDraft', 'routeObsolete', 'setNotReleased'] as const
export type TypeFault = (typeof typeFaults)[number]

export const types = feature('types', {
  list: plantQuery({ input: ProductTypeFilter, output: registerOf(ProductType), for: 'signedIn' }),
  register: plantQuery({ input: ProductTypeFilter, output: registerOf(ProductTypeRow), for: ['typeCreat'] }),
  /** Every version of a type, newest first. */
  versions: plantQuery({
    input: typeKey.pick({ typeNo: true }),
    output: z.array(ProductType),
    for: ['typeCreat'],
  }),
  /** The newest orders that make it. */
  uses: plantQuery({ input: typeKey, output: z.array(TypeUse), for: ['typeCreat'] }),
  create: plantCommand({ input: ProductTypeDraft, output: ProductType, for: ['typeCreat'] }),
  update: plantCommand({
    input: ProductTypeDraft.extend({
      customer: ProductType.shape.customer,
      typeVer: version(),
      revision: count(),
    }),
    output: ProductType,
    for: ['typeCreat'],
  }),
  /** A new draft, copied from this version. */
  revise: plantCommand({ input: typeKey, output: ProductType, for: ['typeCreat'] }),
  /** Only a draft that no order ever made. */
  delete: plantCommand({ input: typeKey, output: ProductType, for: ['typeCreat'] }),
  move: plantCommand({
    input: typeKey.extend({ move: z.enum(definitionMoveNames) }),
    output: ProductType,
    for: ['typeCreat'],
  }),
})
