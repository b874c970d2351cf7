import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { OrderFilter } from '@takt/contract/orders.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { open, pretend } from '~/testing/open.tsx'
import { Filters } from './Filters.tsx'
import { Period } from './Period.tsx'

const Filter = fieldsOf(OrderFilter)
type Chosen = Partial<Record<string, unknown>>

function List({ start = {} }: { start?: Chosen }) {
  const [filter, setFilter] = useState(start)
  const change = (next: Chosen) => setFilter((now) => ({ ...now, ...next }))
  return (
    <Filters list={{ filter, first: {}, setFilter: change }}>
      <Filter name="typeNo" />
      <Period />
    </Filters>
  )
}

const unread = 'last friday'
async function typeUnread(list = <List />) {
  const user = userEvent.setup()
  await open(list)
  await user.click(await screen.findByRole('button', { name: 'Filter' }))
  const from = await screen.findByLabelText<HTMLInputElement>('Period')
  await user.clear(from)
  await user.type(from, unread)
  await user.tab()
  await screen.findByRole('alert')
  return { user, from }
}

test('what is typed and is no time stays, and is said to be none', async () => {
  pretend()
  const { user, from } = await typeUnread()
  expect(screen.getByRole('alert').textContent).toMatch(/Write/)
  expect(from.value).toBe(unread)
  await user.clear(from)
  await user.tab()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a reset of the filters takes it away, also where there is no other filter', async () => {
  pretend()
  const { user, from } = await typeUnread()
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(from.value).toBe('')
})

test('so does the removal of the period, and that of another filter does not', async () => {
  pretend()
  const { user } = await typeUnread(<List start={{ to: '2026-03-02T08:00:00Z', typeNo: 'A' }} />)
  await user.click(screen.getByRole('button', { name: 'Remove filter: Type' }))
  expect(screen.getByRole('alert').textContent).toMatch(/Write/)
  await user.click(screen.getByRole('button', { name: 'Remove filter: Period' }))
  expect(screen.queryByRole('alert')).toBeNull()
})
