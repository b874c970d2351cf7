import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlainTable } from './PlainTable.tsx'

test('a column of words begins at its head, one of figures ends there', () => {
  render(
    <PlainTable
      label="Calls"
      head={['Station', 'Minutes', 'Message', 'Cost']}
      rows={[
        ['S10', '3', 'Feeder jams', '−1.50'],
        ['S20', '–', '–', '12 €'],
      ]}
    />,
  )
  expect(screen.getAllByRole('cell').map((cell) => cell.dataset['of'])).toEqual(
    [1, 2].flatMap(() => ['figures', 'words', 'figures']),
  )
})
