import { z } from 'zod'
import { feature, plantCommand, plantDownload, plantQuery } from './endpoint.ts'
import { choice, code, count, instant, name, note, uuid, version } from './fields.ts'
import { labelTemplates } from './labels.ts'
import { exportFormats, registerOf, registerPaging } from './lists.ts'
import { definitionMoveNames, definitionStatuses } from './moves.ts'
import { numberResets } from './number-rule.ts'
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
  /** The bill an order of it takes where its package names none. */
  bomCode: code().nullable(),
  bomVer: version().nullable(),
  /** How its labels look where its package names no template. */
  labelTemplate: choice(labelTemplates).nullable(),
  /** How its units are numbered; null: by the plant's rule. */
  serialPattern: code().nullable(),
  serialReset: choice(numberResets).nullable(),
  /** A picture among the uploaded files. */
  picture: uuid().nullable(),
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
  .extend({
    customer: ProductType.shape.customer.default(null),
    bomCode: ProductType.shape.bomCode.default(null),
    bomVer: ProductType.shape.bomVer.default(null),
    labelTemplate: ProductType.shape.labelTemplate.default(null),
    serialPattern: ProductType.shape.serialPattern.default(null),
    serialReset: ProductType.shape.serialReset.default(null),
    picture: ProductType.shape.picture.default(null),
  })
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
export const typeFaults = [
  'noRoute',
  'routeDraft',
  'routeObsolete',
  'setNotReleased',
  'bomNotReleased',
] as const
export type TypeFault = (typeof typeFaults)[number]

export const types = feature('types', {
  list: plantQuery({ input: ProductTypeFilter, output: registerOf(ProductType), for: 'signedIn' }),
  register: plantQuery({ input: ProductTypeFilter, output: registerOf(ProductTypeRow), for: ['typeCreat'] }),
  export: plantDownload({
    input: ProductTypeFilter.omit({ page: true, limit: true }).extend({ format: z.enum(exportFormats) }),
    output: z.never(),
    for: ['typeCreat'],
  }),
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
      ...ProductType.pick({
        customer: true,
        bomCode: true,
        bomVer: true,
        labelTemplate: true,
        serialPattern: true,
        serialReset: true,
        picture: true,
      }).shape,
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
