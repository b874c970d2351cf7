import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stateOf } from '~/fields/states.ts'
import { open } from '~/testing/open.tsx'
import { shapes } from '~/ui/shapes.ts'
import { States } from './States.tsx'

test.each([
  ['held', 'On hold'],
  ['rework', 'Rework'],
] as const)('units that are %s have the shape they have in every list', async (processStatus, word) => {
  await open(<States states={[{ processStatus, units: 3 }]} />)
  const drawn = (await screen.findByText(word)).closest('li')!.querySelectorAll('path')
  const { shape } = stateOf('processStatus', processStatus)
  expect([...drawn].map((path) => path.getAttribute('d'))).toEqual(shapes[shape].map(({ d }) => d))
})
