import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { open } from '~/testing/open.tsx'
import { DayInput } from './TimeInput.tsx'

const saved = vi.fn<() => void>()

function Form() {
  const [day, setDay] = useState<string | null>(null)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        saved()
      }}
    >
      <DayInput
        id="day"
        value={day}
        onChange={(value) => setDay(value ?? null)}
        onBlur={() => {}}
        ref={null}
        disabled={false}
      />
      <output>{day}</output>
      <button type="submit" hidden />
    </form>
  )
}

test('Enter takes the day that was typed; the next one sends the form', async () => {
  await open(<Form />, {})
  const field = await screen.findByRole('textbox')
  await userEvent.click(field)
  await userEvent.type(field, '12/01/2026{Enter}')
  expect(screen.getByRole('status')).toHaveProperty('textContent', '2026-12-01')
  expect(saved).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(saved).toHaveBeenCalledOnce()
})
