import { z } from 'zod'
import type { Change, ChangeFilter, ChangeRow, ChangeScope } from '@takt/contract/changes.ts'
import { refuse } from '@takt/contract/errors.ts'
import { countedTo } from '@takt/contract/lists.ts'
import { countLog, findLogEntry, readLog, sightOf } from '../../platform/audit/audit.ts'
import type { PlantCall } from '../../platform/db/call.ts'
import { readPage, readPlace } from '../../platform/db/keyset.ts'
import type { Db } from '../../platform/db/tables.ts'
import { namesOfUsers } from '../../people/users/users.ts'
import { serialsOf } from '../../execution/floor/floor.ts'
import { fieldChangesOf } from './field-changes.ts'

/** So many fields of a change are shown in its row. */
const mostInRow = 3
const Position = z.tuple([z.int().positive()])

export async function listChanges(
  { db, user }: PlantCall,
  { after, limit, ...filter }: ChangeFilter,
): Promise<{ rows: ChangeRow[]; next: string | null; total: number | null }> {
  const scope = { ...filter, sights: sightOf(user) }
  const place = readPlace(Position, after)
  const { rows, ...page } = await readPage({
    place,
    limit,
    find: (most) => readLog(db, scope, place?.[0] ?? null, most),
    count: () => countLog(db, scope, countedTo + 1),
    placeOf: ({ id }) => [id],
  })
  const namedRows = await tellChanges(db, rows)
  return {
    ...page,
    rows: namedRows.map(({ before: _before, after: _after, fieldChanges, ...row }) => ({
      ...row,
      changeCount: fieldChanges.length,
      fieldChanges: fieldChanges.slice(0, mostInRow),
    })),
  }
}

export async function changeOf({ db, user }: PlantCall, { id }: { id: number }): Promise<Change> {
  const entry = (await findLogEntry(db, sightOf(user), id)) ?? refuse('record.unknown')
  return (await tellChanges(db, [entry]))[0]!
}

type Entry = Awaited<ReturnType<typeof readLog>>[number]

/** With what became different, people by their names and units by their serials. */
export async function tellChanges(db: Db, entries: Entry[]): Promise<Change[]> {
  const units = entries.flatMap(({ entity, entityKey: productId, lineNumber }) =>
    entity === 'unit' && lineNumber !== null ? [{ lineNumber, productId }] : [],
  )
  const [serials, names] = await Promise.all([
    units.length ? serialsOf(db, units) : new Map<string, string | null>(),
    namesOfUsers(db, [...new Set(entries.map(({ userName }) => userName))]),
  ])
  return entries.map((entry) => ({
    ...entry,
    name: names.get(entry.userName) ?? null,
    productSn: serials.get(entry.entityKey) ?? null,
    fieldChanges: fieldChangesOf(entry.before, entry.after),
  }))
}

/** Every change of a scope, newest first, a piece at a time. */
export async function* allChanges({ db, user }: PlantCall, filter: ChangeScope) {
  const scope = { ...filter, sights: sightOf(user) }
  const piece = 1000
  for (let place: number | null = null; ;) {
    const found: Entry[] = await readLog(db, scope, place, piece)
    yield* await tellChanges(db, found)
    if (found.length < piece) return
    place = found.at(-1)!.id
  }
}
