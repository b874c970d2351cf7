import type { ProductType, TypeFault } from '@takt/contract/types.ts'
import { findSets } from '../collectionSets/collectionSets.ts'
import { versionKey } from '../../platform/definitions/definitions.ts'
import { billStatus } from './types.queries.ts'
import { findProcessing } from '../processings/processings.ts'
import type { Db } from '../../platform/db/tables.ts'

type Faults = { faults: TypeFault[]; route: string; sets: string; bom: string }
type Released = Pick<ProductType, 'processingNumber' | 'processingVer' | 'bomCode' | 'bomVer'>

/** All that keeps a type from being released, and what it is about: an order of it could not start. */
export async function faultsOf(db: Db, type: Released): Promise<Faults> {
  const { bomCode, bomVer } = type
  const status = bomCode && bomVer ? await billStatus(db, bomCode, bomVer) : null
  const ofRoute = await faultsOfRoute(db, type)
  if (status === null || status === 'released') return { ...ofRoute, bom: '' }
  return {
    ...ofRoute,
    faults: [...ofRoute.faults, 'bomNotReleased'],
    bom: versionKey(bomCode!, bomVer!),
  }
}

async function faultsOfRoute(
  db: Db,
  { processingNumber, processingVer }: Released,
): Promise<Omit<Faults, 'bom'>> {
  const route =
    processingNumber && processingVer ? await findProcessing(db, processingNumber, processingVer) : undefined
  if (!route) return { faults: ['noRoute'], route: '', sets: '' }
  const measured = await findSets(
    db,
    route.steps.flatMap(({ colSetId, colSetVersion }) =>
      colSetId && colSetVersion ? [{ colSetId, colSetVersion }] : [],
    ),
  )
  const unreleased = measured
    .filter(({ definitionStatus }) => definitionStatus !== 'released')
    .map(({ colSetId, colSetVersion }) => versionKey(colSetId, colSetVersion))
  const faults: [boolean, TypeFault][] = [
    [route.definitionStatus === 'draft', 'routeDraft'],
    [route.definitionStatus === 'obsolete', 'routeObsolete'],
    [unreleased.length > 0, 'setNotReleased'],
  ]
  return {
    faults: faults.filter(([holds]) => holds).map(([, fault]) => fault),
    route: versionKey(route.processingNumber, route.processingVer),
    sets: [...new Set(unreleased)].join(', '),
  }
}
