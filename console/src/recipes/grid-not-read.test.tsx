import { useQueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refuse } from '@takt/contract/errors.ts'
import { type ParameterSet, recipes, type StationRecipe } from '@takt/contract/recipes.ts'
import { open, pretend } from '~/testing/open.tsx'
import TypeParaPage from './TypeParaPage.tsx'

const speed = { paraCode: 'SPEED', paraName: 'Speed', unit: null, value: 380, defaultValue: 350, addr: null }
const limits = { minValue: 100, maxValue: 600, sendMode: 'changeover', changedAt: null, changedBy: null }
const released = {
  typeNo: '*',
  stationNumber: 'S20',
  paraVer: 1,
  definitionStatus: 'released',
  parameters: [{ ...speed, ...limits }],
  revision: 3,
} as unknown as ParameterSet // the rest is not looked at
const row = {
  stationNumber: 'S20',
  stationName: 'Press',
  enabled: true,
  released,
  draft: null,
  readBack: [],
  drift: [],
  download: null,
} as StationRecipe

function ReadAgain() {
  const cache = useQueryClient()
  return (
    <button type="button" onClick={() => void cache.invalidateQueries()}>
      {'read again'}
    </button>
  )
}

test('parameters that cannot be read again stay, with what is typed, below why', async () => {
  const server = pretend()
  const user = userEvent.setup()
  server.on(recipes.grid, () => [row])
  server.on(recipes.list, () => ({ rows: [released], total: 1 }))
  const page = (
    <>
      <TypeParaPage />
      <ReadAgain />
    </>
  )
  await open(page, { grants: { typePara: 'edit' }, at: '/?view=station&station=S20' })
  await user.click(await screen.findByRole('gridcell', { name: '380' }))
  await user.keyboard('420{Enter}')
  expect(await screen.findByRole('gridcell', { name: '420' })).toBeTruthy()
  server.on(recipes.grid, () => refuse('call.database_down'))
  await user.click(screen.getByText('read again'))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.getByRole('gridcell', { name: '420' })).toBeTruthy()
})
