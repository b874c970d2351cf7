import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open } from '~/testing/open.tsx'
import { useSayValue } from './use-say-value.ts'

function Values() {
  const sayValue = useSayValue()
  const values = [
    sayValue('dueDate', '2026-12-15'),
    sayValue('lotNo', '2026-12-15'),
    sayValue('splitFrom', '01a22203-59ac-724b-99d2-dcebff95833b'),
  ]
  return <p>{values.join(' · ')}</p>
}

test('in a history a day is written as the language writes it, a code as it is, a failure by its number', async () => {
  await open(<Values />)
  expect(await screen.findByText('12/15/2026 · 2026-12-15 · #95833B')).toBeTruthy()
})
