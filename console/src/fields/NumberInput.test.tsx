import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open } from '~/testing/open.tsx'
import { NumberInput } from './NumberInput.tsx'

test.each([
  ['en', 'Increase', 'Decrease'],
  ['zh', '增加', '减少'],
  ['es', 'Aumentar', 'Disminuir'],
  ['ja', '増やす', '減らす'],
] as const)('its steps are called in the language: %s', async (language, more, less) => {
  await open(<NumberInput aria-label="number" defaultValue={1} />, { language })
  const names = screen.getAllByRole('button', { hidden: true }).map((one) => one.getAttribute('aria-label'))
  expect(names).toEqual(expect.arrayContaining([more, less]))
})
