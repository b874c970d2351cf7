import { z } from 'zod'
import { BomRow } from './boms.ts'
import { feature, plantCommand, plantDownload, plantQuery } from './endpoint.ts'
import { choice, code, count, flag, instant, name, note, parts, seconds, version, whole } from './fields.ts'
import { exportFormats, registerOf, registerPaging } from './lists.ts'
import { definitionMoveNames, definitionStatuses } from './moves.ts'
import { Step } from './processings.ts'
import { ParameterSet } from './recipes.ts'

/** How a package sets one step of its route. What is measured there is up to the route, which parts are used up to the bill. */
export const PackageStep = z.strictObject({
  stepSeq: whole(1, 9999),
  /** Units of this type leave the step out. Only an optional step. */
  skipped: flag(),
  /** No order starts on a line whose station has no released parameters for the type. */
  parametersNeeded: flag(),
  /** Of this type at this step; null: the station's. */
  cycleTime: seconds()
    .refine((cycle) => cycle === 0 || cycle >= 0.001, { error: 'positive' })
    .nullable(),
  /** One of `labelTemplates`: a package from before there were any may have another, and is then at fault. */
  labelTemplate: code().nullable(),
  /** One of so many units goes through the step; the others leave it out. */
  samplingRate: whole(1, 10_000),
})
export type PackageStep = z.infer<typeof PackageStep>

/** All that is needed to make a version of a type on a version of a route: what the start of an order looks at. */
export const TypePackage = z.object({
  typeNo: code(),
  typeVer: version(),
  processingNumber: code(),
  processingVer: version(),
  packageVer: version(),
  definitionStatus: choice(definitionStatuses),
  bomCode: code().nullable(),
  bomVer: version().nullable(),
  remark: note().nullable(),
  steps: parts(PackageStep),
  updateDate: instant(),
  updateAuthor: name(),
  revision: count(),
})
export type TypePackage = z.infer<typeof TypePackage>

export const packageKey = TypePackage.pick({
  typeNo: true,
  typeVer: true,
  processingNumber: true,
  processingVer: true,
  packageVer: true,
}).strict()
export type PackageKey = z.infer<typeof packageKey>
/** A version of a type on a version of a route. */
export const packageOf = packageKey.omit({ packageVer: true })
export type PackageOf = z.infer<typeof packageOf>

const content = TypePackage.pick({ bomCode: true, bomVer: true, remark: true, steps: true }).shape
export const PackageChange = packageKey.extend({ ...content, revision: count() })
export type PackageChange = z.infer<typeof PackageChange>

const filterFields = TypePackage.pick({
  typeNo: true,
  typeVer: true,
  processingNumber: true,
  processingVer: true,
  definitionStatus: true,
}).partial().shape
export const PackageFilter = z.strictObject({ ...filterFields, ...registerPaging(TypePackage) })
export type PackageFilter = z.infer<typeof PackageFilter>

/** A step as the page shows it: with what the route, the bill and the lines' parameters set for it. */
export const ShownStep = PackageStep.extend({
  ...Step.pick({ stepName: true, stationNumber: true, mustPass: true, colSetId: true, colSetVersion: true })
    .shape,
  bomRows: z.array(
    z.object(BomRow.pick({ partGrp: true, part: true, bomQty: true, altMatFlag: true }).shape),
  ),
  /** The released parameters of the station for this type, line by line; `*`: those that hold whatever is made. */
  recipes: z.array(ParameterSet.pick({ lineNumber: true, typeNo: true, paraVer: true })),
})
export type ShownStep = z.infer<typeof ShownStep>

/** Everything that keeps a package from being released, all at once; later, what became of what it names. */
export const packageFaults = [
  'typeNotReleased',
  'routeNotReleased',
  'setNotReleased',
  'stepsChanged',
  'mustPassSkipped',
  'bomUnknown',
  'bomNotReleased',
  'bomOfOtherType',
  'bomStationNotOnRoute',
  'recipeMissing',
  'labelUnknown',
] as const
export type PackageFault = (typeof packageFaults)[number]
export const PackageFinding = z.object({ packageFault: choice(packageFaults), about: z.string() })
export type PackageFinding = z.infer<typeof PackageFinding>

export const ShownPackage = TypePackage.extend({
  shownSteps: z.array(ShownStep),
  findings: z.array(PackageFinding),
  /** Released for the type while the package names no bill: complete, but probably not meant. Null: it names one, or there is none. */
  unusedBill: z.object({ bomCode: code(), bomVer: version() }).nullable(),
})
export type ShownPackage = z.infer<typeof ShownPackage>

const page = { for: ['typeProcessSetting'] } as const

export const packages = feature('packages', {
  list: plantQuery({ input: PackageFilter, output: registerOf(TypePackage), ...page }),
  show: plantQuery({ input: packageKey, output: ShownPackage, ...page }),
  /** With a line for each step of the route. `like`: its settings are taken over where the same station does the work. */
  create: plantCommand({
    input: packageOf.extend({ like: packageKey.nullable() }),
    output: TypePackage,
    ...page,
  }),
  update: plantCommand({ input: PackageChange, output: TypePackage, ...page }),
  revise: plantCommand({ input: packageKey, output: TypePackage, ...page }),
  /** What was released before for the same type and route is retired with the release. */
  move: plantCommand({
    input: packageKey.extend({ move: z.enum(definitionMoveNames) }),
    output: TypePackage,
    ...page,
  }),
  delete: plantCommand({ input: packageKey, output: TypePackage, ...page }),
  export: plantDownload({
    input: z.strictObject({ ...filterFields, sort: PackageFilter.shape.sort, format: z.enum(exportFormats) }),
    output: z.never(),
    ...page,
  }),
})
