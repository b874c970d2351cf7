import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { orders } from '@takt/contract/orders.ts'
import { open, pretend } from '~/testing/open.tsx'
import { proposal } from '~/testing/order-samples.ts'
import { PlanEnd } from './PlanEnd.tsx'

test('the end of a new order follows its quantity, and is empty until it is calculated for it', async () => {
  const server = pretend()
  server.on(orders.proposal, () => ({ ...proposal, pace: 60 }))
  server.on(orders.plannedEnd, ({ orderNumber }) => ({ planEnd: `2026-03-02T07:${orderNumber}:00.000Z` }))
  function Form() {
    const planStart = '2026-03-02T07:00:00.000Z'
    const form = useForm({ defaultValues: { typeNo: 'GB', typeVer: 1, orderNumber: 30, planStart } })
    return (
      <FormProvider {...form}>
        <PlanEnd />
        <button type="button" onClick={() => form.setValue('orderNumber', 40)}>
          {'40'}
        </button>
      </FormProvider>
    )
  }
  await open(<Form />)
  const end = () => screen.getByLabelText<HTMLInputElement>(/Planned end/).value
  await waitFor(() => expect(end()).toBe('03/02/2026 08:30'))
  const answer = fetch
  let calculate = () => {}
  const calculated = new Promise<void>((resolve) => (calculate = resolve))
  vi.stubGlobal('fetch', async (path: string, sent: { body: string }) => {
    await calculated
    return answer(path, sent)
  })
  await userEvent.click(screen.getByRole('button', { name: '40' }))
  await waitFor(() => expect(end()).toBe(''))
  calculate()
  await waitFor(() => expect(end()).toBe('03/02/2026 08:40'))
  expect(screen.getByText(/40 × 1 min of work time/)).toBeTruthy()
})
