import { refuse } from '@takt/contract/errors.ts'
import { toolSetFaultsOf } from '@takt/contract/tool-set-faults.ts'
import type { ToolSet, ToolSetDraft, ToolSetKey } from '@takt/contract/toolSets.ts'
import { versionsOf } from '../../masterdata/types/types.ts'
import type { PlantCall } from '../../platform/db/call.ts'
import { rememberedFor } from '../../platform/db/remembered.ts'
import type { Db } from '../../platform/db/tables.ts'
import { type DefinitionMove, versioned } from '../../platform/definitions/definitions.ts'
import {
  deleteToolSet,
  findToolSet,
  insertToolSet,
  latestVersion,
  lockToolSet,
  releasedSets,
  updateToolSet,
} from './toolSets.queries.ts'

// Tools show in which sets they are; an order checks which it needs.
export { findToolSet, releasedSets }

const kind = versioned<ToolSet, 'toolSetId', 'toolSetVersion'>({
  entity: 'toolSet',
  code: 'toolSetId',
  version: 'toolSetVersion',
  latest: latestVersion,
  lock: lockToolSet,
  insert: (db, { typeNos, members, ...fresh }) =>
    insertToolSet(db, { ...fresh, typeNos: JSON.stringify(typeNos), members: JSON.stringify(members) }),
  update: (db, key, { typeNos, members, ...change }) =>
    updateToolSet(db, key, {
      ...change,
      ...(typeNos && { typeNos: JSON.stringify(typeNos) }),
      ...(members && { members: JSON.stringify(members) }),
    }),
  remove: deleteToolSet,
  mustBeFaultless,
  // No record names a version: stations use the one that was released last.
  mustBeUnused: () => Promise.resolve(),
})
export const {
  create: createToolSet,
  change: changeToolSet,
  revise: reviseToolSet,
  remove: removeToolSet,
} = kind

export async function moveToolSet(call: PlantCall, key: ToolSetKey & { move: DefinitionMove }) {
  const moved = await kind.move(call, key)
  setsOfTypes.forget(call.db)
  return moved
}

async function mustBeFaultless(db: Db, set: Pick<ToolSetDraft, 'members' | 'typeNos'>) {
  const types = new Set<string>()
  for (const typeNo of set.typeNos) if ((await versionsOf(db, typeNo)).length) types.add(typeNo)
  const faults = toolSetFaultsOf(set, types)
  if (faults.length === 0) return
  refuse('toolSets.faults', {
    toolSetFaults: faults.map(({ fault }) => fault).join(', '),
    at: faults.map(({ fault, rows }) => [fault, ...rows].join(' ')).join(', '),
  })
}

/** Which released sets a type is made with. Another server may have released one meanwhile. */
export const setsOfTypes = rememberedFor(5_000, async (db): Promise<ReadonlyMap<string, ToolSet[]>> => {
  const sets = new Map<string, ToolSet[]>()
  for (const set of await releasedSets(db))
    for (const typeNo of new Set(set.typeNos)) sets.set(typeNo, [...(sets.get(typeNo) ?? []), set])
  return sets
})
