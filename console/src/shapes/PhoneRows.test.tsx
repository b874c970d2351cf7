import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SopRow } from '@takt/contract/sops.ts'
import { Unit } from '@takt/contract/units.ts'
import { open } from '~/testing/open.tsx'
import { columnsOf } from './columns.tsx'
import { PhoneRows } from './PhoneRows.tsx'

const columns = [columnsOf(Unit)('productSn')]
const units = [1, 2, 3].map((number) => ({ productSn: `SN-10${number}` }) as Unit) // only what the column shows

test('a list is one stop of Tab on a phone too: the arrows walk its rows', async () => {
  const user = userEvent.setup()
  await open(
    <>
      <PhoneRows
        list={{ rows: units } as never} // it reads rows and more
        label="Units"
        columns={columns}
        rowKey={({ productSn }) => String(productSn)}
        rowActions={undefined}
        onOpen={() => {}}
        current={undefined}
      />
      <button type="button" aria-label="after" />
    </>,
  )
  const row = (number: number) => screen.getByRole('button', { name: `SN-10${number}` })
  row(1).focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(row(2))
  await user.keyboard('{End}')
  expect(document.activeElement).toBe(row(3))
  await user.keyboard('{Home}{ArrowUp}')
  expect(document.activeElement).toBe(row(1))
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'after' }))
  await user.tab({ shift: true })
  expect(document.activeElement).toBe(row(1))
})

test('rows that do not open are reached by what is in them: the title leads where it does in a table', async () => {
  const user = userEvent.setup()
  const link = columnsOf(Unit)('productSn', {
    cell: ({ productSn }) => (
      <a href={`#${productSn}`} tabIndex={-1}>
        {productSn}
      </a>
    ),
  })
  await open(
    <PhoneRows
      list={{ rows: units } as never} // it reads rows and more
      label="Units"
      columns={[link]}
      rowKey={({ productSn }) => String(productSn)}
      rowActions={undefined}
      onOpen={undefined}
      current={undefined}
    />,
  )
  await user.tab()
  expect(document.activeElement?.textContent).toBe('SN-101')
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('SN-102')
  await user.tab()
  expect(document.activeElement).toBe(document.body)
  await user.tab({ shift: true })
  expect(document.activeElement?.textContent).toBe('SN-102')
})

test('what is not known takes no place in a row, a dash is left out', async () => {
  const col = columnsOf(Unit)
  await open(
    <PhoneRows
      list={{ rows: [{ productSn: 'SN-101', typeNo: 'GB-40', orderCode: null, outTime: null }] } as never} // it reads rows and more
      label="Units"
      columns={[col('productSn'), col('orderCode'), col('typeNo')]}
      rowKey={({ productSn }) => String(productSn)}
      rowActions={undefined}
      onOpen={() => {}}
      current={undefined}
    />,
  )
  expect(screen.getByRole('listitem').textContent).toBe('SN-101GB-40')
})

test('a row says the last time that is known of it', async () => {
  const col = columnsOf(Unit)
  const [registeredAt, finishedAt] = ['2025-03-02T07:00:00.000Z', '2025-04-02T07:00:00.000Z']
  await open(
    <PhoneRows
      list={
        {
          rows: [
            { productSn: 'SN-101', registeredAt, finishedAt },
            { productSn: 'SN-102', registeredAt, finishedAt: null },
          ],
        } as never // it reads rows and more
      }
      label="Units"
      columns={[col('productSn'), col('registeredAt'), col('finishedAt')]}
      rowKey={({ productSn }) => String(productSn)}
      rowActions={undefined}
      onOpen={() => {}}
      current={undefined}
    />,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'SN-1012 Apr 2025',
    'SN-1022 Mar 2025',
  ])
})

test('a row without what names the others is named by what is known of it', async () => {
  const col = columnsOf(Unit)
  await open(
    <PhoneRows
      list={{ rows: [{ productSn: null, typeNo: 'GB-40', processStatus: 'inProcess' }] } as never} // it reads rows and more
      label="Units"
      columns={[col('productSn'), col('processStatus'), col('typeNo')]}
      rowKey={({ productSn }) => String(productSn)}
      rowActions={undefined}
      onOpen={() => {}}
      current={undefined}
    />,
  )
  // Once: not among its words too.
  expect(screen.getByRole('listitem').textContent).toMatch(/^GB-40(?!.*GB-40)/)
})

test('versions of one definition can be told apart', async () => {
  const col = columnsOf(SopRow)
  const rows = [1, 2].map((sopVer) => ({ sopCode: 'PRESS', sopVer, sopTitle: 'Pressing' }))
  await open(
    <PhoneRows
      list={{ rows } as never} // it reads rows and more
      label="Instructions"
      columns={[col('sopCode'), col('sopVer'), col('sopTitle')]}
      rowKey={({ sopVer }) => sopVer}
      rowActions={undefined}
      onOpen={() => {}}
      current={undefined}
    />,
  )
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'PRESSVersion 1Pressing',
    'PRESSVersion 2Pressing',
  ])
})
