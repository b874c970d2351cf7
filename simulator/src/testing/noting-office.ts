import { firstSettings } from '@takt/contract/first-settings.ts'
import type { Office } from '../delivery/console-calls.ts'

export type OfficeRequest = { name: string; line: string | undefined; input: Record<string, unknown> }

const aSop = { sopCode: 'SOP', sopVer: 1, contentHash: 'hash' }
/** Notes its calls, after the contract has checked them; lists answer what is `there`, including stations that were made. */
export const notingOffice =
  (requests: OfficeRequest[], there: Record<string, unknown[]>): Office =>
  async (endpoint, input, line) => {
    requests.push({ name: endpoint.name, line, input: endpoint.input.parse(input) })
    if (endpoint.name === 'stations/create') (there['stations/list'] ??= []).push(input)
    if (endpoint.name === 'lines/list') return there.lines ?? []
    if (endpoint.name === 'calendar/slots') return { today: '2026-03-12' }
    if (endpoint.name === 'settings/get')
      return {
        version: 0,
        settings: { ...firstSettings, plant: { plantName: 'Takt', timeZone: 'UTC', dayStart: '00:00' } },
      }
    if (endpoint.name.endsWith('/list')) return { rows: there[endpoint.name] ?? [], total: 0 }
    return {
      id: requests.length,
      key: `key ${requests.length}`,
      fileId: '00000000-0000-4000-8000-000000000001',
      paraVer: 1,
      packageVer: 1,
      steps: [],
      revision: 0,
      ...aSop,
    }
  }
