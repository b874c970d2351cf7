import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { open, pretend } from '~/testing/open.tsx'
import { Period } from './Period.tsx'

function Filters() {
  return (
    <FormProvider {...useForm({ defaultValues: { from: null, to: null } })}>
      <Period />
    </FormProvider>
  )
}

test('what is typed and is no time stays, and is said to be none', async () => {
  pretend()
  const user = userEvent.setup()
  await open(<Filters />)
  const from = await screen.findByLabelText<HTMLInputElement>('Period')
  await user.type(from, 'last friday')
  await user.tab()
  expect((await screen.findByRole('alert')).textContent).toMatch(/Write/)
  expect(from.value).toBe('last friday')
  await user.clear(from)
  await user.tab()
  expect(screen.queryByRole('alert')).toBeNull()
})
