import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { errors, refuse } from '@takt/contract/errors.ts'
import { files, type UserFile } from '@takt/contract/files.ts'
import { open, pretend } from '~/testing/open.tsx'
import { rowMenu } from '~/testing/row-menu.ts'
import FilesPage from './FilesPage.tsx'
import { useUploads } from './uploads.ts'
import { inQuestion } from '~/testing/question.ts'

const plan: UserFile = {
  fileId: '01a00000-0000-7000-8000-000000000001',
  fileName: 'plan.pdf',
  fileType: 'pdf',
  size: 1_572_864,
  userName: 'anna',
  name: 'Anna',
  madeAt: '2026-03-02T06:00:00.000Z',
  note: null,
  filePath: 'files/1/plan.pdf',
  usedIn: [{ entity: 'type', entityKey: 'GB-65 1' }],
}
const server = pretend()

/** A request that is on its way until the test ends it. */
class Request {
  static sent: Request[] = []
  readonly upload: { onprogress?: (event: { loaded: number }) => void } = {}
  readonly headers: Record<string, string> = {}
  path = ''
  form = new FormData()
  responseText = ''
  status = 200
  aborted = false
  onload?: () => void
  onerror?: () => void
  onloadend?: () => void
  open(_method: string, path: string) {
    this.path = path
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(form: FormData) {
    this.form = form
    Request.sent.push(this)
  }
  abort() {
    this.aborted = true
    this.onloadend?.()
  }
  get name() {
    return (this.form.get('file') as File).name
  } // the form has one
  answer(body: object) {
    this.responseText = JSON.stringify(body)
    this.onload?.()
    this.onloadend?.()
  }
}
const requestOf = (name: string) => Request.sent.findLast((one) => one.name === name)!
const file = (name: string, size = 1000) => new File([new Uint8Array(size)], name)
const refusal = (key: keyof typeof errors, facts = {}) => ({ code: errors[key].code, key, facts })

async function choose(...chosen: File[]) {
  const user = userEvent.setup({ applyAccept: false })
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, chosen)
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

beforeEach(() => {
  vi.useRealTimers()
  Request.sent = []
  useUploads.setState({ uploads: [] })
  vi.stubGlobal('XMLHttpRequest', Request)
  server.called.length = 0
  server.on(files.list, () => ({ rows: [plan], total: 1 }))
  server.on(files.room, () => ({ fileSize: 26_214_400, quota: 524_288_000, used: 1_572_864 }))
})

test('a file is shown with its owner, its size and where it is used; the page notes that exports are not here', async () => {
  await open(<FilesPage />)
  const row = await screen.findByRole('row', { name: /plan.pdf/ })
  for (const cell of ['Anna (anna)', '1.5 MB', 'Type GB-65 1', 'PDF'])
    expect(within(row).getByText(cell)).toBeTruthy()
  expect(screen.getByText(/Exports and reports are downloaded directly and not kept here\./)).toBeTruthy()
  expect(await screen.findByText('1.5 MB of 500 MB in use.')).toBeTruthy()
})

test('what cannot be kept is left out before anything is sent, with its reason; the rest goes with the note', async () => {
  await open(<FilesPage />)
  const { user, dialog } = await choose(file('a.png'), file('page.html'), file('nothing.txt', 0))
  expect(dialog.getByText(/Upload information: 1 files, 1,000 byte/)).toBeTruthy()
  expect(dialog.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Left out This file type/),
    'Left out The file is empty',
  ])
  await user.type(dialog.getByLabelText('Note'), 'for S10')
  await user.click(dialog.getByRole('button', { name: 'Upload' }))
  expect(Request.sent.map(({ path, name }) => [path, name])).toEqual([
    ['/api/file/uploadUserFile/L1', 'a.png'],
  ])
  const [{ headers, form }] = Request.sent as [Request]
  expect(headers).toMatchObject({ token: 'a-token', authorization: 'Bearer a-token' })
  expect([...form.keys()].at(-1)).toBe('file')
  expect(form.get('note')).toBe('for S10')
})

test('several go at once, each with its progress; one is cancelled, one refused and reported once, and the others are kept', async () => {
  await open(<FilesPage />)
  const { user, dialog } = await choose(file('a.png', 2048), file('b.png'), file('c.png'), file('d.png'))
  await user.click(dialog.getByRole('button', { name: 'Upload' }))
  expect(Request.sent.map(({ name }) => name)).toEqual(['a.png', 'b.png', 'c.png'])
  expect(screen.getByText('Waiting')).toBeTruthy()
  requestOf('a.png').upload.onprogress!({ loaded: 1024 })
  expect(await screen.findByText('1 kB of 2 kB')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Cancel b.png' }))
  expect(requestOf('b.png').aborted).toBe(true)
  await waitFor(() => expect(Request.sent.map(({ name }) => name)).toContain('d.png'))
  requestOf('c.png').answer(refusal('files.quota', { quota: 500, used: 499.5 }))
  expect(
    (await screen.findAllByText(/Your files can take 500 MB in total, and 499.5 MB are in use/)).length,
  ).toBe(1)
  const listCalls = server.called.filter(({ path }) => path.includes('files/list')).length
  for (const name of ['a.png', 'd.png'])
    requestOf(name).answer({ code: 20000, data: { ...plan, fileName: name } })
  expect(await screen.findByText('Upload success')).toBeTruthy()
  expect(server.called.filter(({ path }) => path.includes('files/list')).length).toBeGreaterThan(listCalls)
  expect(screen.getByRole('region', { name: 'Uploads' }).textContent).not.toMatch(/[abd]\.png/)

  await user.click(screen.getByRole('button', { name: 'Try c.png again' }))
  expect(Request.sent.filter(({ name }) => name === 'c.png')).toHaveLength(2)
})

test('30 s without progress is the end; 29 s are not', async () => {
  await open(<FilesPage />)
  const { user, dialog } = await choose(file('slow.png', 4096))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(dialog.getByRole('button', { name: 'Upload' }))
  for (let loaded = 1; loaded < 4; loaded++) {
    vi.advanceTimersByTime(29_000)
    expect(requestOf('slow.png').aborted).toBe(false)
    requestOf('slow.png').upload.onprogress!({ loaded })
  }
  vi.advanceTimersByTime(30_000)
  vi.useRealTimers()
  expect(requestOf('slow.png').aborted).toBe(true)
  expect(await screen.findByText(/No progress for 30 s/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Hide slow.png' }))
  expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull()
})

test('what is dropped on the page needs a yes like what is chosen; a text that is dragged does not', async () => {
  await open(<FilesPage />)
  const cell = await screen.findByText('plan.pdf')
  fireEvent.dragEnter(cell, { dataTransfer: { types: ['text/plain'], files: [] } })
  expect(screen.queryByText('Drop the files here')).toBeNull()
  const dataTransfer = { types: ['Files'], files: [file('dropped.png')] }
  fireEvent.dragEnter(cell, { dataTransfer })
  expect(screen.getByText('Drop the files here')).toBeTruthy()
  fireEvent.drop(cell, { dataTransfer })
  expect(within(await screen.findByRole('dialog')).getByText('dropped.png')).toBeTruthy()
  expect(screen.queryByText('Drop the files here')).toBeNull()
})

test('a file is deleted after a yes; one in use stays, and shows where', async () => {
  const user = userEvent.setup()
  server.on(files.delete, () => refuse('files.in_use', { by: 'GB-65 1' }))
  await open(<FilesPage />)
  await user.click((await rowMenu(user, /plan.pdf/)).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(/Delete the info of plan.pdf\?/)).toBeTruthy()
  expect(server.called.some(({ path }) => path.includes('files/delete'))).toBe(false)
  await user.click(inQuestion().getByRole('button', { name: 'Delete' }))
  expect((await screen.findAllByText('The file is in use and cannot be deleted: GB-65 1')).length).toBe(1)
})

const listQueries = () =>
  server.called
    .filter(({ path }) => path.includes('files/list'))
    .map(({ body }) => (body.para as { fileId?: string }).fileId) // a search by account goes in `para`

test('a file of the list is opened without a query', async () => {
  await open(<FilesPage />)
  await userEvent.click(await screen.findByText('plan.pdf'))
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(listQueries()).toEqual([undefined])
})

test('a file that the list does not show is read by itself', async () => {
  const fileId = '019a0000-0000-7000-8000-000000000099'
  server.on(files.list, (filter) => ({
    rows: filter.fileId ? [{ ...plan, fileId, fileName: 'other.pdf' }] : [plan],
    total: 1,
  }))
  await open(<FilesPage />, { at: `/?file=${fileId}` })
  // The sheet of the file takes the place of the one that waits for it.
  await waitFor(() => expect(within(screen.getByRole('dialog')).getByText('other.pdf')).toBeTruthy())
  expect(listQueries()).toEqual([undefined, fileId])
})
