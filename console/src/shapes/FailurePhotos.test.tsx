import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Refusal } from '@takt/contract/errors.ts'
import { failurePhotos } from '@takt/contract/failurePhotos.ts'
import { open, pretend } from '~/testing/open.tsx'
import { FailurePhotos } from './FailurePhotos.tsx'

const server = pretend()
const failId = '0190c0de-0000-7000-8000-000000000001'
const picture = '0199c0de-0000-7000-8000-000000000001'

test('a photo that does not come shows it, and comes when it is requested again', async () => {
  server.on(failurePhotos.list, () => [
    { lineNumber: 'L1', failId, picture, addedBy: 'anna', addedAt: '2026-03-02T06:00:00.000Z' },
  ])
  server.on(failurePhotos.show, () => {
    throw new Refusal('call.database_down')
  })
  await open(<FailurePhotos failIds={[failId]} />, { grants: { failDetail: 'edit' } })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  server.on(failurePhotos.show, () => ({ picture: 'data:image/png;base64,AAAA' }))
  await userEvent.click(retry)
  expect(await screen.findByRole('img', { name: /^Photo by anna/ })).toBeDefined()
})
