import type { AuditedEntity } from '@takt/contract/audit.ts'
import { pages, type PageName } from '@takt/contract/pages.ts'
import type { Grants } from '@takt/contract/session.ts'

type RecordPage = [page: PageName, asked: (key: string) => Record<string, string>]
/** A version's key is its code, a blank, and its number. */
const split = (key: string): [string, string] => [
  key.slice(0, key.lastIndexOf(' ')),
  key.slice(key.lastIndexOf(' ') + 1),
]

const places: Partial<Record<AuditedEntity, RecordPage>> = {
  order: ['orderCreate', (orderCode) => ({ orderCode })],
  station: ['stationDef', (stationNumber) => ({ stationNumber })],
  stationKey: ['stationDef', (stationNumber) => ({ stationNumber })],
  line: ['lineDef', (lineNumber) => ({ lineNumber })],
  shifts: ['lineDef', (lineNumber) => ({ lineNumber })],
  type: ['typeCreat', (key) => ({ typeNo: split(key)[0] })],
  processing: ['processingCreate', (key) => ({ processingNumber: split(key)[0] })],
  collectionSet: ['processResultDef', (key) => ({ set: split(key)[0], version: split(key)[1] })],
  unit: ['productSummary', (unit) => ({ unit })],
  user: ['users', (userName) => ({ userName })],
  file: ['files', (file) => ({ file })],
  role: ['role', () => ({})],
  tool: ['toolDef', (tool) => ({ tool })],
  toolSet: ['toolSet', (key) => ({ toolSet: split(key)[0], version: split(key)[1] })],
}

/** Where a changed record can be opened, or null: it has no page, this person may not open it, or it is on another line than the chosen one. */
export function placeOf(
  { entity, entityKey, lineNumber }: { entity: AuditedEntity; entityKey: string; lineNumber: string | null },
  me: string,
  grants: Grants,
  line: string | null,
): string | null {
  if (entity === 'user' && entityKey === me) return pages.userInfo.path
  const place = places[entity]
  if (!place || !grants[place[0]] || (lineNumber !== null && lineNumber !== line)) return null
  const query = new URLSearchParams(place[1](entityKey)).toString()
  return pages[place[0]].path + (query && `?${query}`)
}
