import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type SopCommentOnStep, sopComments } from '@takt/contract/sopComments.ts'
import { type StationSop, sops } from '@takt/contract/sops.ts'
import { open, pretend } from '~/testing/open.tsx'
import { untitled } from '~/testing/untitled.ts'
import StationSopPage from './StationSopPage.tsx'

const step = (textEn: string) => ({
  textEn,
  textZh: null,
  textEs: null,
  textJa: null,
  picture: null,
  asks: null,
  resultCode: null,
  scanPattern: null,
  mustAnswer: false,
})
const sop: StationSop = {
  lineNumber: 'L1',
  sopCode: 'SEAL',
  sopVer: 3,
  sopTitle: 'Seals',
  ...untitled,
  sopLanguage: 'en',
  typeNo: null,
  stationNumber: 'S10',
  fileId: null,
  fileName: null,
  fileType: null,
  steps: [step('Take a seal'), step('Press it in')],
  readConfirm: true,
  readDays: null,
  major: true,
  whatChanged: 'Press to 40 N',
  validFrom: '2026-03-02T08:00:00Z',
  inFlight: 'switch',
  contentHash: 'abc',
  releasedBy: 'bob',
  releasedAt: '2026-03-02T08:00:00Z',
  nextVer: null,
  changes: null,
  readers: [
    {
      operatorNo: 'ANN',
      name: 'Ann Lee',
      readState: 'older',
      sopVer: 2,
      readAt: '2026-03-01T08:00:00Z',
      contentHash: 'old',
      expiresAt: null,
    },
  ],
}
const server = pretend()
beforeEach(() => {
  server.called.length = 0
  server.on(sops.atStation, () => [sop])
  server.on(sops.confirm, () => ({}) as never)
  server.on(sopComments.here, () => [])
})
const at = { grants: { stationSop: 'edit' as const }, at: '/?stationNumber=S10' }

test('what changed is shown first; the steps are read to the end before anybody confirms', async () => {
  const user = userEvent.setup()
  await open(<StationSopPage />, at)
  expect(await screen.findByText('Ann Lee confirmed version 2. It has changed since.')).toBeTruthy()
  expect(screen.getByText('Press to 40 N')).toBeTruthy()
  expect(screen.getByText('Take a seal')).toBeTruthy()
  expect(screen.queryByText('Press it in')).toBeNull()
  expect(screen.queryByRole('button', { name: 'I have read it' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByText('Press it in')).toBeTruthy()
  await user.type(screen.getByLabelText('Badge of who has read it'), 'CARD-7')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() =>
    expect(server.called.filter(({ path }) => path.includes('sops/confirm'))).toMatchObject([
      {
        body: { sopCode: 'SEAL', sopVer: 3, stationNumber: 'S10', contentHash: 'abc', cardId: 'CARD-7' },
      },
    ]),
  )
})

test('who may only look cannot confirm, and a station without an instruction shows it', async () => {
  const user = userEvent.setup()
  await open(<StationSopPage />, { ...at, grants: { stationSop: 'view' } })
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  expect(screen.getByRole('button', { name: 'I have read it' }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByLabelText('Badge of who has read it')).toBeNull()
  server.on(sops.atStation, () => [])
  await open(<StationSopPage />, at)
  expect(await screen.findByText('S10 has no work instruction in force.')).toBeTruthy()
})

test('after a minor change nobody confirms again, and it is still shown', async () => {
  const ann = { ...sop.readers[0]!, readState: 'confirmed' as const }
  server.on(sops.atStation, () => [{ ...sop, major: false, readers: [ann] }])
  await open(<StationSopPage />, at)
  expect(await screen.findByText('Ann Lee confirmed version 2. It has changed since.')).toBeTruthy()
  expect(screen.getByText('Confirmed')).toBeTruthy()
})

test('the title is the reader’s, and the written one where their language has none', async () => {
  server.on(sops.atStation, () => [{ ...sop, titleZh: '密封件' }])
  await open(<StationSopPage />, { ...at, language: 'zh' })
  expect(await screen.findByRole('heading', { name: '密封件' })).toBeTruthy()
  await open(<StationSopPage />, { ...at, language: 'ja' })
  expect(await screen.findByRole('heading', { name: 'Seals' })).toBeTruthy()
})

const comment: SopCommentOnStep = {
  lineNumber: 'L1',
  commentId: '0190c0de-0000-7000-8000-00000000000a',
  sopCode: 'SEAL',
  sopVer: 2,
  stepNo: 1,
  stepNow: 2,
  contentHash: 'old',
  stationNumber: 'S10',
  commentText: 'Which seal?',
  operatorNo: 'ANN',
  commentedBy: 'device',
  authors: ['bob'],
  commentedAt: '2026-03-02T09:00:00Z',
  commentState: 'taken',
  answerNote: 'The blue one',
  commentAnsweredBy: 'Bob',
  commentAnsweredAt: '2026-03-02T10:00:00Z',
}

test('a comment is sent for the shown step, once, and its answer is at its step', async () => {
  server.on(sopComments.here, () => [comment])
  server.on(sopComments.say, () => comment)
  await open(<StationSopPage />, at)
  const user = userEvent.setup()
  await screen.findByText('Take a seal')
  expect(screen.queryByText('Which seal?')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  const comments = within(await screen.findByRole('region', { name: 'Comments on this step' }))
  expect(comments.getByText('Bob: The blue one')).toBeTruthy()
  expect(comments.getByText('Version 2')).toBeTruthy()
  expect(comments.getByText(/^Ann Lee,/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Comment on this step' }))
  const send = screen.getByRole('button', { name: 'Send to the author' })
  expect(send.getAttribute('aria-disabled')).toBe('true')
  await user.type(screen.getByLabelText('What is wrong or missing?'), ' The picture is old ')
  await user.dblClick(send)
  await waitFor(() => expect(screen.queryByLabelText('What is wrong or missing?')).toBeNull())
  const sentComments = server.called
    .filter(({ path }) => path.includes('sopComments/say'))
    .map(({ body }) => body)
  expect(new Set(sentComments.map(({ commentId }) => commentId)).size).toBe(1)
  expect(sentComments[0]).toMatchObject({
    sopCode: 'SEAL',
    sopVer: 3,
    stepNo: 2,
    commentText: 'The picture is old',
  })
})
