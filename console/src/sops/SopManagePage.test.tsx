import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { refuse } from '@takt/contract/errors.ts'
import { files } from '@takt/contract/files.ts'
import { sourceOf } from '@takt/contract/notice-source.ts'
import { type SopCommentRow, sopComments } from '@takt/contract/sopComments.ts'
import { type SopRow, sops } from '@takt/contract/sops.ts'
import { stations } from '@takt/contract/stations.ts'
import { open, pretend } from '~/testing/open.tsx'
import { untitled } from '~/testing/untitled.ts'
import { beOnTelephone } from '~/testing/telephone.ts'
import SopManagePage from './SopManagePage.tsx'

const step = {
  textEn: 'Insert the seal',
  textZh: null,
  textEs: null,
  textJa: null,
  picture: null,
  asks: null,
  resultCode: null,
  scanPattern: null,
  mustAnswer: false,
}
const sop: SopRow = {
  lineNumber: 'L1',
  sopCode: 'SEAL',
  sopVer: 2,
  sopTitle: 'Seals',
  ...untitled,
  sopLanguage: 'en',
  typeNo: null,
  stationNumber: 'S10',
  fileId: null,
  fileName: null,
  fileType: null,
  steps: [step],
  readConfirm: true,
  readDays: null,
  major: true,
  whatChanged: null,
  validFrom: '2026-03-02T08:00:00Z',
  inFlight: 'switch',
  sopStatus: 'review',
  contentHash: 'abc',
  authors: ['ann'],
  releasedBy: null,
  releasedAt: null,
  updateDate: '2026-03-02T08:00:00Z',
  updateAuthor: 'Ann',
  revision: 3,
}
const server = pretend()
beforeEach(() => {
  server.called.length = 0
  server.on(sops.list, () => ({ rows: [sop], total: 1 }))
  server.on(sops.one, () => sop)
  server.on(sops.versions, () => [sop])
  server.on(sops.release, () => sop)
  server.on(sops.signatures, () => [])
  server.on(sops.create, () => sop)
  server.on(stations.names, () => [])
  server.on(files.room, () => ({ fileSize: 26_214_400, quota: 524_288_000, used: 0 }))
})
const calls = (name: string) => server.called.filter(({ path }) => path.includes(`sops/${name}/`))

test('a first version takes no other’s place', async () => {
  const user = userEvent.setup()
  for (const sopVer of [1, 2]) {
    server.on(sops.one, () => ({ ...sop, sopVer }))
    await open(<SopManagePage />, { grants: { sopManage: 'edit' }, at: `/?sop=SEAL ${sopVer}` })
    await user.click((await screen.findAllByRole('button', { name: 'Release' })).at(-1)!)
    const question = await screen.findByText(new RegExp(`^Release SEAL, version ${sopVer}`))
    expect(question.textContent?.includes('in place of')).toBe(sopVer === 2)
    cleanup()
  }
})

test('what somebody else wrote is read, and released as it was read', async () => {
  const user = userEvent.setup()
  await open(<SopManagePage />, { grants: { sopManage: 'edit' }, at: '/?sop=SEAL 2' })
  expect(await screen.findByText('Insert the seal')).toBeTruthy()
  await user.click((await screen.findAllByRole('button', { name: 'Release' })).at(-1)!)
  const dialog = within(
    (await screen.findByText(/^Release SEAL, version 2/)).closest<HTMLElement>('[role=dialog]')!,
  )
  await user.click(dialog.getByRole('button', { name: 'Sign' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('Password')
  expect(calls('release')).toEqual([])
  await user.type(dialog.getByLabelText('Password'), 'wrong one')
  server.on(sops.release, () => refuse('session.current_password_wrong', {}, 'password'))
  await user.click(dialog.getByRole('button', { name: 'Sign' }))
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain('password is wrong'))
  server.on(sops.release, () => sop)
  await user.clear(dialog.getByLabelText('Password'))
  await user.type(dialog.getByLabelText('Password'), 'my own one{Enter}')
  const signed = { sopCode: 'SEAL', sopVer: 2, contentHash: 'abc', revision: 3, password: 'my own one' }
  await waitFor(() => expect(calls('release').at(-1)?.body).toMatchObject(signed))
  await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull())
})

test('who wrote it reads who can release it, and nobody else does', async () => {
  server.on(sops.one, () => ({ ...sop, authors: ['anna'] }))
  const at = '/?sop=SEAL 2'
  const grants = { sopManage: 'edit' } as const
  await open(<SopManagePage />, { grants, at, info: { userId: 'anna' } })
  expect((await screen.findByRole('note')).textContent).toContain('“Work instructions” on this line')
  cleanup()
  await open(<SopManagePage />, { grants, at, info: { userId: 'bob' } })
  expect(await screen.findByText('Insert the seal')).toBeTruthy()
  expect(screen.queryByRole('note')).toBeNull()
})

test('the record shows who signed it, for what, and for which content', async () => {
  const signature = { ...sop, signatureMeaning: 'reviewed' as const, userName: 'bob', name: 'Bob Ray' }
  const signedAt = sop.validFrom
  server.on(sops.signatures, () => [{ ...signature, signedAt, contentHash: 'of before' }])
  await open(<SopManagePage />, { grants: { sopManage: 'edit' }, at: '/?sop=SEAL 2' })
  const signatures = within(await screen.findByRole('region', { name: 'Signatures' }))
  for (const text of ['Reviewed', 'Bob Ray (bob)', 'of before', 'Of another content'])
    expect(signatures.getByText(text)).toBeTruthy()
})

test('the steps of a new instruction are sent in the order they have on screen', async () => {
  const user = userEvent.setup()
  await open(<SopManagePage />, { grants: { sopManage: 'edit' } })
  await user.click(await screen.findByRole('button', { name: 'New work instruction' }))
  await user.type(await screen.findByLabelText('SOP code'), 'X')
  await user.type(screen.getByLabelText('Title'), 'Xs')
  for (const text of ['Second', 'First']) {
    await user.click(screen.getByRole('button', { name: 'Add a step' }))
    await user.keyboard(text)
  }
  await user.click(screen.getByRole('button', { name: 'Move step 2 up' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(calls('create')).toMatchObject([
      { body: { sopCode: 'X', steps: [{ textEn: 'First' }, { textEn: 'Second' }] } },
    ]),
  )
})

test('a step that asks for a value of no result is not saved, and the sheet says what is missing', async () => {
  const user = userEvent.setup()
  await open(<SopManagePage />, { grants: { sopManage: 'edit' } })
  await user.click(await screen.findByRole('button', { name: 'New work instruction' }))
  await user.type(await screen.findByLabelText('SOP code'), 'Y')
  await user.type(screen.getByLabelText('Title'), 'Ys')
  await user.click(screen.getByRole('button', { name: 'Add a step' }))
  await user.keyboard('Measure it')
  await user.click(screen.getByLabelText('What the step asks for each unit'))
  await user.click(await screen.findByTitle('Value'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Result code: can not be null')).toBeTruthy()
})

test('the matrix shows who has confirmed what, until when, and what is due', async () => {
  const cell = { readState: 'confirmed' as const, sopVer: 2, readAt: sop.validFrom, expiresAt: null }
  server.on(sops.training, () => ({
    sops: [sop],
    people: [
      { operatorNo: 'ANN', name: 'Ann Lee', cells: [cell] },
      { operatorNo: 'BOB', name: 'Bob Ray', cells: [{ ...cell, readState: 'expired' as const }] },
      { operatorNo: 'CAT', name: 'Cat Fox', cells: [null] },
    ],
  }))
  const user = userEvent.setup()
  await open(<SopManagePage />, { grants: { sopManage: 'edit' }, at: '/?view=training' })
  expect(await screen.findByRole('row', { name: /Ann Lee \(ANN\).*Confirmed/ })).toBeTruthy()
  expect(screen.getByRole('row', { name: /Cat Fox \(CAT\) –/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy()
  await user.click(screen.getByRole('switch', { name: 'Only what is due' }))
  expect(screen.getByRole('row', { name: /Bob Ray.*Expired/ })).toBeTruthy()
  expect(screen.queryByRole('row', { name: /Ann Lee/ })).toBeNull()
})

const comment: SopCommentRow = {
  lineNumber: 'L1',
  commentId: '0190c0de-0000-7000-8000-00000000000a',
  sopCode: 'SEAL',
  sopVer: 1,
  stepNo: 1,
  contentHash: 'abc',
  stationNumber: 'S10',
  commentText: 'Which seal?',
  operatorNo: 'ANN',
  commentedBy: 'device',
  authors: ['ann'],
  commentedAt: '2026-03-02T09:00:00Z',
  commentState: 'open',
  answerNote: null,
  commentAnsweredBy: null,
  commentAnsweredAt: null,
  newestVer: 2,
}

test('the notice of a comment leads to the comments on its instruction', async () => {
  server.on(sopComments.list, () => ({ rows: [comment], total: 1 }))
  const [, search] = sourceOf({ eventType: 'sopCommented', about: 'SEAL' }).split('?')
  await open(<SopManagePage />, { grants: { sopManage: 'edit' }, at: `/?${search}` })
  expect(await screen.findByText('Which seal?')).toBeTruthy()
  expect(server.called.findLast(({ path }) => path.includes('sopComments/list'))?.body).toMatchObject({
    sopCode: 'SEAL',
  })
})

test('on a telephone a row shows what was commented', async () => {
  beOnTelephone()
  server.on(sopComments.list, () => ({ rows: [comment], total: 1 }))
  await open(<SopManagePage />, { grants: { sopManage: 'edit' }, at: '/?view=comments' })
  const row = (await screen.findByRole('button', { name: 'SEAL' })).closest('li')!
  expect(row.textContent).toContain('Which seal?')
  vi.restoreAllMocks()
})

test('an open comment is answered by its author, who is shown the newer version', async () => {
  server.on(sopComments.list, () => ({ rows: [comment], total: 1 }))
  server.on(sopComments.answer, () => ({ ...comment, commentState: 'taken' as const }))
  await open(<SopManagePage />, { grants: { sopManage: 'edit' }, at: '/?view=comments' })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Answer the comment on SEAL' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByText('Version 2 is newer than the one it speaks of')).toBeTruthy()
  await user.type(sheet.getByLabelText(/Answer to the comment/), 'The blue one')
  await user.click(sheet.getByRole('button', { name: 'Answer' }))
  await waitFor(() =>
    expect(
      server.called.filter(({ path }) => path.includes('sopComments/answer')).map(({ body }) => body),
    ).toMatchObject([{ commentId: comment.commentId, commentState: 'taken', answerNote: 'The blue one' }]),
  )
})
