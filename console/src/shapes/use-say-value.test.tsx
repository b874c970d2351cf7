import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { meetPeople } from '~/api/people.ts'
import { open } from '~/testing/open.tsx'
import { useSayValue } from './use-say-value.ts'

function Values() {
  const sayValue = useSayValue()
  const values = [
    sayValue('dueDate', '2026-12-15'),
    sayValue('lotNo', '2026-12-15'),
    sayValue('splitFrom', '01a22203-59ac-724b-99d2-dcebff95833b'),
    sayValue('calledBy', 'ana'),
    sayValue('subgroupBy', 'time'),
    sayValue('pace', 3.2933333333333334),
    sayValue('setVer', 1200),
  ]
  return <p>{values.join(' · ')}</p>
}

function Lists() {
  const sayValue = useSayValue()
  const lists = [
    sayValue('toUsers', ['ana', 'gone']),
    sayValue('levelCRoles', ['admin', 'fitters', 'welders']),
    sayValue('days', ['2026-12-15', '2026-12-16']),
    sayValue('rules', ['1', '9']),
    sayValue('typeNos', ['PS-120', 'PS-240']),
  ]
  return <p>{lists.join(' · ')}</p>
}

test('in a history days, people and fractions are as everywhere, a code as it is, a failure by its number', async () => {
  meetPeople({ ana: 'Ana Ruiz' })
  await open(<Values />)
  expect(
    await screen.findByText('12/15/2026 · 2026-12-15 · #95833B · Ana Ruiz · Time · 3.29333333 · 1200'),
  ).toBeTruthy()
})

test('what a list has is as it is alone: people, roles, days and rules by what they are called', async () => {
  meetPeople({ ana: 'Ana Ruiz', 'role:fitters': 'Fitting shop' })
  await open(<Lists />)
  expect(
    await screen.findByText(
      'Ana Ruiz, gone · Administrator, Fitting shop, welders · 12/15/2026, 12/16/2026 · 1 · One point beyond 3 sigma, W4 · Eight in a row on one side of the centre · PS-120, PS-240',
    ),
  ).toBeTruthy()
})
