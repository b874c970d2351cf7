import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { BomRow } from '@takt/contract/boms.ts'
import { open, pretend } from '~/testing/open.tsx'
import { compareRows } from './compare.ts'
import { VersionHistory } from './VersionHistory.tsx'

const server = pretend()
const row = (part: string, bomQty: number): BomRow => ({
  seqNum: 10,
  partGrp: 'G',
  part,
  bomQty,
  altMatFlag: false,
  serialInputFlag: false,
  serialType: null,
  stationNumber: 'S10',
  consumeMode: 'backflush',
  shelfLifeCheck: true,
  remark: null,
})
const rows = {
  at: 'rows',
  of: BomRow,
  compare: (before: readonly BomRow[], after: readonly BomRow[]) =>
    compareRows(before, after, ({ part }) => part, ['bomQty', 'stationNumber']),
  head: ({ part }: BomRow) => <b>{part}</b>,
  whole: ({ bomQty }: BomRow) => `${bomQty} of it`,
}
const by = { keyOf: ({ bomCode, bomVer }: { bomCode: string; bomVer: number }) => ({ bomCode, bomVer }) }

test('the history of a version tells of its rows what came, what went and what became of which field, and nothing of the others', async () => {
  server.on(audit.of, ({ entityKey }) => [
    {
      id: 1,
      at: '2026-03-02T09:00:00.000Z',
      userName: 'anna',
      name: 'Anna',
      lineNumber: null,
      entity: 'bom' as const,
      entityKey,
      action: 'update',
      before: {
        bomCode: 'B',
        bomVer: 1,
        orderCount: 0,
        rows: [row('SCREW', 2), row('NUT', 1), row('CAP', 1)],
      },
      after: {
        bomCode: 'B',
        bomVer: 1,
        orderCount: 3,
        rows: [row('SCREW', 4), row('CAP', 1), row('PIN', 6)],
      },
    },
  ])
  await open(
    <VersionHistory
      by={by}
      of={{ bomCode: 'B', bomVer: 1 }}
      entity="bom"
      rows={rows}
      hidden={['orderCount']}
    />,
  )
  const list = (await screen.findByText('SCREW')).closest('ul')!
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Changed SCREW Quantity 2 4', 'Added PIN 6 of it', 'Removed NUT 1 of it'])
  expect(screen.queryByText('Orders')).toBeNull()
  expect(server.called.at(-1)?.body).toMatchObject({ entity: 'bom', entityKey: 'B 1' })
})
