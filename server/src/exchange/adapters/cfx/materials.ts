import type { ScannedPart } from '@takt/contract/floor.ts'
import { boundAt } from '../../../execution/materials/materials.ts'
import {
  type Location,
  MaterialsConsumed,
  MaterialsInstalled,
  MaterialsLoaded,
  MaterialsUninstalled,
  MaterialsUnloaded,
  transactionOf,
} from './bodies.ts'
import { mustFit } from './envelope.ts'
import { type Heard, ignore, pass, type Understood, type Unsaid } from './speak.ts'
import { changeWork, currentWork, mustKnow, type Work, workOf } from './work.ts'

const reasonOf = ({ envelope: { MessageName } }: Heard) => MessageName.split('.').at(-1)!

/** A slot with several lanes is several places: `SLOT45-L2`. */
const positionOf = ({ LocationName, LocationIdentifier, CarrierInformation }: Location) => {
  const lane = CarrierInformation?.LaneNumber
  return `${LocationName ?? LocationIdentifier}${lane ? `-L${lane}` : ''}`.slice(0, 64)
}

export async function loadMaterials(heard: Heard): Promise<Understood> {
  const { Materials } = mustFit(MaterialsLoaded, heard.envelope.MessageBody)
  const messages = Materials.map((location): Unsaid => {
    const { UniqueIdentifier, InternalPartNumber, Quantity } = location.MaterialPackage
    return {
      kind: 'bind',
      position: positionOf(location),
      label: UniqueIdentifier,
      reason: reasonOf(heard),
      ...(InternalPartNumber && { bomCode: InternalPartNumber }),
      ...(Quantity && { quantity: Quantity }),
    }
  })
  return { parts: await pass(heard, messages) }
}

/** It names packages, not places: they are taken from wherever they are bound here. */
export async function unloadMaterials(heard: Heard): Promise<Understood> {
  const { MaterialPackageIdentifiers } = mustFit(MaterialsUnloaded, heard.envelope.MessageBody)
  const {
    desk: { db },
    station: { lineNumber, stationNumber },
  } = heard
  const places = (await boundAt(db, lineNumber, stationNumber)).filter(({ bomLot }) =>
    MaterialPackageIdentifiers.includes(bomLot),
  )
  if (places.length === 0) return ignore('None of these packages is bound at this station.')
  return {
    parts: await pass(
      heard,
      places.map(({ position }): Unsaid => ({ kind: 'unbind', position, reason: reasonOf(heard) })),
    ),
  }
}

/**
 * What is bound here is taken by the bill as units are completed: reported once more it would be taken twice. What is not bound goes into the units
 * of the work that was begun last, in equal parts, when they are completed.
 */
export async function consumeMaterials(heard: Heard): Promise<Understood> {
  const body = mustFit(MaterialsConsumed, heard.envelope.MessageBody)
  const {
    desk: { db },
    station: { lineNumber, stationNumber },
  } = heard
  const bound = new Set((await boundAt(db, lineNumber, stationNumber)).map(({ bomLot }) => bomLot))
  const loose = body.ConsumedMaterials.filter(
    ({ MaterialLocation, QuantityUsed }) =>
      QuantityUsed > 0 && !bound.has(MaterialLocation.MaterialPackage.UniqueIdentifier),
  )
  if (loose.length === 0)
    return ignore('What is bound at this station is booked by the bill when its units are completed.')
  const transaction = transactionOf(body)
  const work = mustKnow(
    transaction === null ? await currentWork(heard) : await workOf(heard, transaction),
    transaction,
  )
  const consumed = loose.flatMap(({ MaterialLocation: { MaterialPackage }, QuantityUsed }) =>
    work.units.map((unit) => ({ unit, part: partOf(MaterialPackage, QuantityUsed / work.units.length) })),
  )
  return addParts(heard, work, consumed)
}

export async function installMaterials(heard: Heard): Promise<Understood> {
  const body = mustFit(MaterialsInstalled, heard.envelope.MessageBody)
  const transaction = transactionOf(body)
  const work = mustKnow(await workOf(heard, transaction), transaction)
  return addParts(
    heard,
    work,
    body.InstalledMaterials.filter(({ QuantityInstalled }) => QuantityInstalled > 0).map(
      ({ UnitIdentifier, Material, QuantityInstalled }) => ({
        unit: UnitIdentifier,
        part: partOf(Material, QuantityInstalled),
      }),
    ),
  )
}

export async function uninstallMaterials(heard: Heard): Promise<Understood> {
  const body = mustFit(MaterialsUninstalled, heard.envelope.MessageBody)
  const messages = body.UninstalledMaterials.map(
    ({ UnitIdentifier, Material: { UniqueIdentifier, InternalPartNumber }, Reason }): Unsaid => ({
      kind: 'exchange',
      productSn: UnitIdentifier,
      removed: { bomLot: UniqueIdentifier, ...(InternalPartNumber && { bomCode: InternalPartNumber }) },
      back: false,
      reason: Reason ?? reasonOf(heard),
    }),
  )
  return { parts: await pass(heard, messages) }
}

const partOf = (
  { UniqueIdentifier, InternalPartNumber }: Location['MaterialPackage'],
  quantity: number,
): ScannedPart => ({
  bomLot: UniqueIdentifier,
  quantity,
  ...(InternalPartNumber && { bomCode: InternalPartNumber }),
})

/** Kept until the unit is completed; the same message again adds nothing. */
async function addParts(
  heard: Heard,
  work: Work,
  consumed: { unit: string; part: ScannedPart }[],
): Promise<Understood> {
  const { UniqueID } = heard.envelope
  await changeWork(heard, work, (now) => {
    if (now.heard.includes(UniqueID)) return now
    const parts = { ...now.parts }
    for (const { unit, part } of consumed) parts[unit] = [...(parts[unit] ?? []), part]
    return { ...now, parts, heard: [...now.heard, UniqueID] }
  })
  return {
    parts: consumed.map(({ unit }) => ({ teleType: 'cfx', productSn: unit, answered: { kept: true } })),
  }
}
