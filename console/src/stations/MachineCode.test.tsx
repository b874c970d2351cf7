import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { type MachineCode as Code, machineCodes } from '@takt/contract/machineCodes.ts'
import { open, pretend } from '~/testing/open.tsx'
import { MachineCode } from './MachineCode.tsx'
import { inQuestion } from '~/testing/question.ts'

const asAdmin = { grants: { stationDef: 'edit' } } as const
const server = pretend()
let code: Code | null
const sent = (name: string) =>
  server.called.filter(({ path }) => path.includes(`machineCodes/${name}`)).map(({ body }) => body)
const page = <MachineCode stationNumber="S10" lineNumber="L1" />

beforeEach(() => {
  server.called.length = 0
  code = { madeAt: '2026-03-02T08:00:00Z', madeBy: 'ann', path: '/machine?t=signed' }
  server.on(machineCodes.of, () => code)
  server.on(machineCodes.print, (input) => ({ ...input, labels: input.copies, again: 0 }))
  server.on(machineCodes.revoke, ({ stationNumber }) => {
    code = null
    return { stationNumber }
  })
  server.on(audit.of, () => [])
})

test('a code is shown, and made invalid after a yes', async () => {
  const user = userEvent.setup()
  await open(page, asAdmin)
  const link = await screen.findByRole('link', { name: 'See what a telephone shows' })
  expect(link.getAttribute('href')).toBe('/machine?t=signed')
  await user.click(screen.getByRole('button', { name: 'Make QR code invalid' }))
  await user.click(inQuestion().getByRole('button', { name: 'Make QR code invalid' }))
  await waitFor(() => expect(sent('revoke')).toMatchObject([{ stationNumber: 'S10' }]))
  await screen.findAllByText('None was printed yet, or it was made invalid.')
})

test('who may only look prints none and ends none', async () => {
  await open(page, { grants: { stationDef: 'view' } })
  await screen.findByRole('link', { name: 'See what a telephone shows' })
  for (const name of ['Print QR code', 'Make QR code invalid'])
    expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true')
})

test('the label is requested on paper and in copies, with the address of this browser', async () => {
  code = null
  const user = userEvent.setup()
  await open(page, asAdmin)
  await user.click(await screen.findByRole('button', { name: 'Print QR code' }))
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  await waitFor(() =>
    expect(sent('print')).toMatchObject([
      { stationNumber: 'S10', paper: 'label100x50', copies: 1, origin: location.origin },
    ]),
  )
})
