import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useAfterDialogs } from './after-dialogs.ts'

test('rows stay as they are while something is asked, and follow once it is over', async () => {
  const { result, rerender } = renderHook(useAfterDialogs, { initialProps: true })
  const question = document.body.appendChild(document.createElement('div'))
  question.role = 'dialog'
  rerender(false)
  expect(result.current).toBe(true)
  question.remove()
  await waitFor(() => expect(result.current).toBe(false))
})

test('they follow at once where nothing is asked, or what was asked is hidden', () => {
  const { result, rerender } = renderHook(useAfterDialogs, { initialProps: true })
  const hidden = document.body.appendChild(document.createElement('div'))
  hidden.style.display = 'none'
  hidden.appendChild(document.createElement('div')).role = 'dialog'
  rerender(false)
  expect(result.current).toBe(false)
  hidden.remove()
})
