import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { open } from '~/testing/open.tsx'
import { ScanField } from './ScanField.tsx'

test('what was scanned and refused is written over by the next scan, wherever the focus was', async () => {
  const scanned = vi.fn<(text: string) => Promise<boolean>>((text) => Promise.resolve(text === 'GB-1234'))
  await open(<ScanField label="Scan the label" action="Keep" onScan={scanned} />, {})
  const field = screen.getByLabelText<HTMLInputElement>('Scan the label')
  act(() => field.blur())
  const user = userEvent.setup()
  await user.keyboard('WRONG-1{Enter}')
  await waitFor(() => expect(field.value).toBe('WRONG-1'))
  expect(field.value.slice(field.selectionStart!, field.selectionEnd!)).toBe('WRONG-1')
  // A browser gives the focus to what is selected.
  act(() => field.focus())
  await user.keyboard('GB-1234{Enter}')
  expect(scanned.mock.calls).toEqual([['WRONG-1'], ['GB-1234']])
  await waitFor(() => expect(field.value).toBe(''))
})
