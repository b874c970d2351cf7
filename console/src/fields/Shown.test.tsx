import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open, pretend } from '~/testing/open.tsx'
import { Shown } from './Shown.tsx'

test('what no person did was done by the system, in the reader’s word; a station is called what it is', async () => {
  pretend()
  await open(
    <ul>
      {['system', 'S10'].map((userName) => (
        <li key={userName}>
          <Shown look="account" field="userName" value={userName} brief />
        </li>
      ))}
    </ul>,
    { language: 'ja' },
  )
  const shown = await screen.findAllByRole('listitem')
  expect(shown.map(({ textContent }) => textContent)).toEqual(['システム', 'S10'])
})
