import { z } from 'zod'
import { code, furthest, text } from '@takt/contract/fields.ts'
import { mostOfLot } from '@takt/contract/materials.ts'

// What is read of each message, in the words of the standard; everything else in them is let through.

const transaction = text(100).min(1).nullish()
/** Written one way in some messages and another way in others. */
const byTransaction = { TransactionID: transaction, TransactionId: transaction }
const many = <S extends z.ZodType>(schema: S) =>
  z
    .array(schema)
    .max(500)
    .nullish()
    .transform((list) => list ?? [])
const Actor = z.looseObject({ OperatorIdentifier: code() })
const number = z.number().min(-furthest).max(furthest)
const amount = z.number().nonnegative().max(mostOfLot)

const Unit = z.looseObject({
  UnitIdentifier: code(),
  PositionNumber: z.int().nullish(),
  Status: z.string().max(64).nullish(),
})
const WorkOrder = z.looseObject({ WorkOrderId: code().nullish() }).nullish()
export const WithUnits = z.looseObject({
  ...byTransaction,
  PrimaryIdentifier: code().nullish(),
  Units: many(Unit),
  WorkOrderIdentifier: WorkOrder,
})
export const WorkEnded = WithUnits.extend({ Result: z.string().max(64) })

/** A measurement in any of its shapes. */
export const Measurement = z.looseObject({
  MeasurementName: z.string().max(200).nullish(),
  Result: z.string().max(64).nullish(),
})
/** What shows that a check failed: its measurements may be reported here and nowhere else. */
const Symptom = z.looseObject({ RelatedMeasurements: many(Measurement) })
const Defect = z.looseObject({ RelatedMeasurements: many(Measurement), RelatedSymptoms: many(Symptom) })
const Check = z.looseObject({
  TestName: z.string().max(200).nullish(),
  InspectionName: z.string().max(200).nullish(),
  Result: z.string().max(64).nullish(),
  Measurements: many(Measurement),
  SymptomsFound: many(Symptom),
  Symptoms: many(Symptom),
  DefectsFound: many(Defect),
})
export type Check = z.infer<typeof Check>
const Checked = z.looseObject({
  UnitIdentifier: code(),
  UnitPositionNumber: z.int().nullish(),
  OverallResult: z.string().max(64),
  Tests: many(Check),
  Inspections: many(Check),
})
export const UnitsChecked = z.looseObject({
  ...byTransaction,
  Tester: Actor.nullish(),
  Inspector: Actor.nullish(),
  TestedUnits: many(Checked),
  InspectedUnits: many(Checked),
})

const ProcessData = z.looseObject({}).nullish()
const Processed = z.looseObject({
  UnitIdentifier: code(),
  UnitPositionNumber: z.int().nullish(),
  UnitResult: z.string().max(64).nullish(),
  UnitProcessData: ProcessData,
})
export const UnitsProcessed = z.looseObject({
  ...byTransaction,
  OverallResult: z.string().max(64),
  CommonProcessData: ProcessData,
  UnitProcessData: many(Processed),
})

const Repair = z.looseObject({ RepairStartTime: z.string().nullish() })
const Repaired = z.looseObject({
  UnitIdentifier: code(),
  UnitPositionNumber: z.int().nullish(),
  OverallResult: z.string().max(64),
  Repairs: many(Repair),
})
export const UnitsRepaired = z.looseObject({
  ...byTransaction,
  RepairOperator: Actor.nullish(),
  RepairedUnits: many(Repaired),
})

const Package = z.looseObject({
  UniqueIdentifier: code(),
  InternalPartNumber: code().nullish(),
  Quantity: amount.nullish(),
})
const Carrier = z.looseObject({ LaneNumber: z.int().nullish() }).nullish()
const Location = z
  .looseObject({
    LocationIdentifier: code().nullish(),
    LocationName: code().nullish(),
    MaterialPackage: Package,
    CarrierInformation: Carrier,
  })
  .refine(({ LocationIdentifier, LocationName }) => Boolean(LocationName ?? LocationIdentifier), {
    path: ['LocationName'],
  })
export type Location = z.infer<typeof Location>
export const MaterialsLoaded = z.looseObject({ Materials: many(Location) })
export const MaterialsUnloaded = z.looseObject({ MaterialPackageIdentifiers: many(code()) })
export const MaterialsConsumed = z.looseObject({
  ...byTransaction,
  ConsumedMaterials: many(z.looseObject({ MaterialLocation: Location, QuantityUsed: amount })),
})
const moved = { UnitIdentifier: code(), UnitPositionNumber: z.int().nullish(), Material: Package }
export const MaterialsInstalled = z.looseObject({
  ...byTransaction,
  InstalledMaterials: many(z.looseObject({ ...moved, QuantityInstalled: amount })),
})
export const MaterialsUninstalled = z.looseObject({
  ...byTransaction,
  UninstalledMaterials: many(z.looseObject({ ...moved, Reason: text(200).nullish() })),
})

export const OperatorMessage = z.looseObject({ Operator: Actor })
const Fault = z.looseObject({
  FaultCode: code(),
  FaultOccurrenceId: text(100).min(1),
  Severity: z.string().max(64).nullish(),
  Description: text(2000).nullish(),
})
export type Fault = z.infer<typeof Fault>
export const StateChanged = z.looseObject({
  NewState: z.union([z.int(), z.string().max(64)]),
  RelatedFault: Fault.nullish(),
})
export const FaultOccurred = z.looseObject({ Fault })
export const FaultCleared = z.looseObject({ FaultOccurrenceId: text(100).min(1) })
export const ParametersModified = z.looseObject({
  ModifiedParameters: many(
    z.looseObject({
      Name: z.string().max(200).nullish(),
      Value: z.union([z.string().max(2000), number]).nullish(),
    }),
  ),
})

export const transactionOf = ({
  TransactionID,
  TransactionId,
}: {
  TransactionID?: string | null | undefined
  TransactionId?: string | null | undefined
}) => TransactionID ?? TransactionId ?? null
