import { refuse } from '@takt/contract/errors.ts'
import { faultsOf } from '@takt/contract/parameters.ts'
import {
  everyType,
  type Parameter,
  type ParameterDraft,
  type ParameterSet,
  type RecipeKey,
  type RecipePlace,
} from '@takt/contract/recipes.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import {
  checkDraft,
  type DefinitionMove,
  statusAfter,
  versionKey,
} from '../../platform/definitions/definitions.ts'
import { stationsInUse } from '../../plant/stations/stations.ts'
import { versionsOf } from '../types/types.ts'
import { forgetCurrent, parametersOfPasses } from './current.ts'
import { driftsNow } from './drift.ts'
import { setUpFor } from './set-up.ts'
import { deleteSet, insertSet, lockSets, releasedFor, updateSet } from './recipes.queries.ts'
import { storeReadBack, takeDownload, waitingDownload } from './station-side.ts'

// The floor reads what a station works by, fetches it for the station and keeps what it reads back; passports what a unit was made with; packages which lines are ready for a type; people are notified of stations that are set differently.
export { recipeAspect } from './aspect.ts'
export { takenDuring } from './recipes.queries.ts'
export { driftsNow, parametersOfPasses, releasedFor, storeReadBack, takeDownload, waitingDownload, setUpFor }

export type Seen = { revision: number | null }

/** Into the draft; where there is none, into a new version. */
export const saveSet = (
  call: LineCall,
  {
    revision,
    parameters,
    remark,
    ...place
  }: RecipePlace & Seen & Pick<ParameterSet, 'remark'> & { parameters: ParameterDraft[] },
) => changeDraft(call, place, revision, 'update', () => ({ parameters, remark }))

/** Also of an old version: what was good then may be needed again. */
export function reviseSet(call: LineCall, { paraVer, ...place }: RecipeKey) {
  return inOneGo(call.db, async (db) => {
    const { versions, draft } = await held(db, call, place)
    const from = versions.find((set) => set.paraVer === paraVer) ?? refuse('record.unknown')
    if (draft) refuse('definition.draft_exists', { version: draft.paraVer })
    return begin(db, call, place, versions, 'revise', {
      parameters: from.parameters,
      remark: from.remark,
      basedOn: paraVer,
    })
  })
}

/** A station has one released set of a type: what was released before is retired with the release. */
export async function moveSet(call: LineCall, { move, ...key }: RecipeKey & { move: DefinitionMove }) {
  const after = await inOneGo(call.db, async (db) => {
    const { versions, released } = await held(db, call, key)
    const before = versions.find((set) => set.paraVer === key.paraVer) ?? refuse('record.unknown')
    const definitionStatus = statusAfter(before, move)
    if (move === 'release') mustBeFaultless(before)
    if (move === 'release' && released) {
      const retired = await updateSet(db, call.line, released, {
        definitionStatus: 'obsolete',
        updateAuthor: call.user.name,
      })
      await trace(db, call, 'retire', released, retired)
    }
    const after = await updateSet(db, call.line, key, { definitionStatus, updateAuthor: call.user.name })
    await trace(db, call, move, before, after)
    return after
  })
  forgetCurrent(call)
  return after
}

export function removeSet(call: LineCall, key: RecipeKey) {
  return inOneGo(call.db, async (db) => {
    const { versions } = await held(db, call, key)
    const before = versions.find((set) => set.paraVer === key.paraVer) ?? refuse('record.unknown')
    if (before.definitionStatus !== 'draft') refuse('definition.frozen')
    await deleteSet(db, call.line, key)
    await trace(db, call, 'delete', before, null)
    return before
  })
}

type Held = { versions: ParameterSet[]; draft: ParameterSet | undefined; released: ParameterSet | undefined }

type Content = {
  parameters: readonly (ParameterDraft | Parameter)[]
  remark: string | null
  basedOn?: number
}

/** Only as the writer saw it: a draft of some revision, or none. */
export function changeDraft(
  call: LineCall,
  place: RecipePlace,
  revision: number | null,
  action: string,
  change: (db: Db, held: Held) => Content | Promise<Content>,
) {
  return inOneGo(call.db, async (db) => {
    await mustExist(db, call, place)
    const now = await held(db, call, place)
    if (now.draft) checkDraft(now.draft, revision ?? -1)
    if (!now.draft && revision !== null) refuse('record.changed')
    return writeDraft(db, call, place, now, action, await change(db, now))
  })
}

/** For whoever holds the sets already. */
export async function writeDraft(
  db: Db,
  call: LineCall,
  place: RecipePlace,
  { versions, draft, released }: Held,
  action: string,
  content: Content,
) {
  if (!draft)
    return begin(db, call, place, versions, action === 'update' ? 'create' : action, {
      ...content,
      basedOn: content.basedOn ?? released?.paraVer ?? null,
    })
  const { parameters, ...rest } = content
  const after = await updateSet(db, call.line, draft, {
    ...rest,
    parameters: stamped(call, parameters, draft.parameters),
    updateAuthor: call.user.name,
  })
  await trace(db, call, action, draft, after)
  return after
}

async function begin(
  db: Db,
  call: LineCall,
  place: RecipePlace,
  versions: ParameterSet[],
  action: string,
  { parameters, remark, basedOn }: Omit<Content, 'basedOn'> & { basedOn: number | null },
) {
  const before = versions.find((set) => set.paraVer === basedOn)
  const after = await insertSet(db, {
    ...place,
    lineNumber: call.line,
    paraVer: (versions[0]?.paraVer ?? 0) + 1,
    basedOn,
    remark,
    parameters: stamped(call, parameters, before?.parameters ?? []),
    updateAuthor: call.user.name,
  })
  await trace(db, call, action, null, after)
  return after
}

/** A parameter that is as it was keeps who changed it last and when. */
function stamped({ user }: LineCall, parameters: Content['parameters'], before: readonly Parameter[]) {
  const now = { changedAt: nowIso(), changedBy: user.name }
  const names = [
    'paraCode',
    'paraName',
    'unit',
    'value',
    'defaultValue',
    'minValue',
    'maxValue',
    'addr',
    'sendMode',
  ] as const
  return JSON.stringify(
    parameters.map((parameter) => {
      const same = before.find((old) => names.every((name) => old[name] === parameter[name]))
      return { ...parameter, ...(same ? { changedAt: same.changedAt, changedBy: same.changedBy } : now) }
    }),
  )
}

function mustBeFaultless({ parameters }: ParameterSet) {
  const found = faultsOf(parameters)
  if (found.length === 0) return
  const codes = found.map(({ row }) => parameters[row]?.paraCode).filter((code) => code !== undefined)
  refuse('recipes.faults', {
    parameterFaults: [...new Set(found.map(({ fault }) => fault))].join(', '),
    at: [...new Set(codes)].join(', ') || '–',
  })
}

async function mustExist(db: Db, { line }: LineCall, { typeNo, stationNumber }: RecipePlace) {
  if (!(await stationsInUse(db, line)).some((station) => station.stationNumber === stationNumber))
    refuse('recipes.station_unknown', { stationNumber })
  await mustKnowType(db, typeNo)
}

export async function mustKnowType(db: Db, typeNo: string) {
  if (typeNo !== everyType && (await versionsOf(db, typeNo)).length === 0)
    refuse('record.unknown', {}, 'typeNo')
}

export async function held(db: Db, { line }: LineCall, place: RecipePlace): Promise<Held> {
  const versions = await lockSets(db, line, place)
  const of = (status: ParameterSet['definitionStatus']) =>
    versions.find(({ definitionStatus }) => definitionStatus === status)
  return { versions, draft: of('draft'), released: of('released') }
}

async function trace(
  db: Db,
  call: LineCall,
  action: string,
  before: ParameterSet | null,
  after: ParameterSet | null,
) {
  const { typeNo, stationNumber, paraVer } = (after ?? before)! // one of them is there
  await recordChange(db, call, {
    entity: 'parameterSet',
    key: versionKey(`${typeNo} ${stationNumber}`, paraVer),
    action,
    before,
    after,
  })
}
