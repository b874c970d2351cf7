import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open, pretend } from '~/testing/open.tsx'
import { CodesOrAll } from './CodesOrAll.tsx'

test('in Spanish all stations and all types each agree with their noun', async () => {
  pretend()
  await open(
    <ul>
      <li>
        <CodesOrAll of="stationNumbers" codes={[]} />
      </li>
      <li>
        <CodesOrAll of="typeNos" codes={[]} />
      </li>
      <li>
        <CodesOrAll of="typeNos" codes={['A', 'B']} />
      </li>
    </ul>,
    { language: 'es' },
  )
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Todas',
    'Todos',
    'A, B',
  ])
})

test('in Japanese codes are listed as words are', async () => {
  pretend()
  await open(<CodesOrAll of="typeNos" codes={['A', 'B']} />, { language: 'ja' })
  expect(await screen.findByText('A、B')).toBeTruthy()
})
