import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { Link, useLocation, useSearchParams } from 'react-router'
import { pages } from '@takt/contract/pages.ts'
import { readLine, writeLine } from '~/api/stored.ts'
import { open } from '~/testing/open.tsx'
import { TabHost } from './TabHost.tsx'
import { pageAt } from './menu.ts'
import { useTabs } from './tabs.ts'

const drawn = vi.hoisted(() => vi.fn<(page: string) => void>())
vi.mock('./screens.ts', () => ({
  screens: {
    orderCreate: function Orders() {
      const { pathname, search } = useLocation()
      const [, ask] = useSearchParams()
      return (
        <button
          type="button"
          onClick={() => ask({ page: '2' })}
        >{`${pathname}${search} on ${readLine()}`}</button>
      )
    },
    lineDef: function Lines() {
      drawn('lines')
      return 'lines'
    },
  },
}))

const grants = { orderCreate: 'edit', lineDef: 'edit' } as const
const orders = pages.orderCreate.path
const toLines = 'to lines'

function Host() {
  const page = pageAt(useLocation().pathname, grants)
  return (
    <>
      {page && <TabHost page={page} />}
      <Link to={pages.lineDef.path}>{toLines}</Link>
    </>
  )
}

beforeEach(() => {
  useTabs.getState().reset()
  drawn.mockClear()
})

test('a page that is opened is drawn once, though its tab is noted down after it', async () => {
  const user = userEvent.setup()
  await open(<Host />, { at: orders, grants })
  await user.click(screen.getByText(toLines))
  await screen.findByText('lines')
  expect(useTabs.getState().tabs.map(({ path }) => path)).toEqual([orders, pages.lineDef.path])
  expect(drawn.mock.calls.filter(([name]) => name === 'lines').length).toBe(1)
})

test('a page navigates itself: its own address changes with it', async () => {
  const user = userEvent.setup()
  await open(<Host />, { at: orders, grants })
  await user.click(screen.getByRole('button', { name: `${orders} on L1` }))
  expect(await screen.findByRole('button', { name: `${orders}?page=2 on L1` })).toBeTruthy()
})

test('whoever gets a line while a page is open sees the page of that line', async () => {
  await open(<Host />, { at: orders, grants })
  writeLine({ lineNumber: 'L2' })
  act(() => useTabs.getState().refresh('')) // whatever draws the frame again
  expect(await screen.findByRole('button', { name: `${orders} on L2` })).toBeTruthy()
})
