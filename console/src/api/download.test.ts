import { beforeEach, expect, test, vi } from 'vitest'
import { orders } from '@takt/contract/orders.ts'
import { downloadFile, type Progress } from './download.ts'
import { writeLine } from './stored.ts'

const fetched = vi.fn<(path: string, init: { body: string; signal: AbortSignal }) => Promise<Response>>()
const kept = vi.fn<(name: string) => void>()
const csv = {
  'content-type': 'text/csv; charset=utf-8',
  'x-total-rows': '3',
  'content-disposition': "attachment; filename*=UTF-8''Auftr%C3%A4ge%20L1.csv",
}

/** A file that comes in these pieces; with `endless` it stops coming and never ends. */
const file =
  (pieces: string[], headers: Record<string, string>, endless = false) =>
  (_path: string, { signal }: { signal: AbortSignal }) =>
    Promise.resolve(
      new Response(
        new ReadableStream({
          start(stream) {
            for (const piece of pieces) stream.enqueue(new TextEncoder().encode(piece))
            signal.addEventListener('abort', () => stream.error(signal.reason))
            if (!endless) stream.close()
          },
        }),
        { headers },
      ),
    )

beforeEach(() => {
  vi.useRealTimers()
  vi.stubGlobal('fetch', fetched)
  kept.mockReset()
  writeLine({ lineNumber: 'L1' })
  URL.createObjectURL = () => 'blob:it'
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(this: HTMLAnchorElement) {
    kept(this.download)
  })
})

test('a file is counted while it comes, requested with the filter, and kept under the server’s name', async () => {
  fetched.mockImplementation(file(['Order\nWO-1\n', 'WO-2\nWO-3\n'], csv))
  const reports: Progress[] = []
  await downloadFile(
    orders.export,
    { format: 'csv', typeNo: 'GB' },
    (progress) => reports.push(progress),
    new AbortController().signal,
  )
  expect(reports.map(({ rows, totalRows }) => [rows, totalRows])).toEqual([
    [2, 3],
    [4, 3],
  ])
  expect(fetched.mock.lastCall![0]).toBe('/api/orders/export/L1')
  expect(JSON.parse(fetched.mock.lastCall![1].body)).toMatchObject({ format: 'csv', typeNo: 'GB' })
  expect(kept).toHaveBeenCalledExactlyOnceWith('Aufträge L1.csv')
})

test('in an archive the flushed parts are counted, also one that comes in two pieces', async () => {
  const bytes = [
    [1, 0, 0, 0, 255, 255, 7, 0, 0, 255],
    [255, 0, 0, 255, 0, 0, 255, 255],
  ]
  const stream = new ReadableStream({
    start: (to) => {
      bytes.forEach((piece) => to.enqueue(Uint8Array.from(piece)))
      to.close()
    },
  })
  fetched.mockResolvedValue(
    new Response(stream, {
      headers: { 'content-type': 'application/zip', 'x-total-rows': '1400', 'x-rows-a-part': '500' },
    }),
  )
  const reports: Progress[] = []
  await downloadFile(orders.archive, {}, (progress) => reports.push(progress), new AbortController().signal)
  expect(reports.map(({ rows, totalRows }) => [rows, totalRows])).toEqual([
    [500, 1400],
    [1500, 1400],
  ])
})

test('in a packed sheet only the bytes are known', async () => {
  fetched.mockImplementation(
    file(['PK…\n\n'], {
      ...csv,
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    }),
  )
  const reports: Progress[] = []
  await downloadFile(
    orders.export,
    { format: 'xlsx' },
    (progress) => reports.push(progress),
    new AbortController().signal,
  )
  expect(reports).toMatchObject([{ rows: null, bytes: 7 }])
})

test('a refusal is no file', async () => {
  fetched.mockImplementation(async () =>
    Response.json({ code: 40960, key: 'export.too_many_rows', facts: { limit: 1_048_575 } }),
  )
  await expect(
    downloadFile(orders.export, { format: 'xlsx' }, () => {}, new AbortController().signal),
  ).rejects.toMatchObject({ key: 'export.too_many_rows' })
  expect(kept).not.toHaveBeenCalled()
})

test('a download that is stopped keeps nothing', async () => {
  fetched.mockImplementation(file(['Order\n'], csv, true))
  const control = new AbortController()
  const running = downloadFile(orders.export, { format: 'csv' }, () => control.abort(), control.signal)
  await expect(running).rejects.toMatchObject({ name: 'AbortError' })
  expect(kept).not.toHaveBeenCalled()
})

test('two minutes without a byte and the server counts as gone', async () => {
  vi.useFakeTimers()
  fetched.mockImplementation(file(['Order\n'], csv, true))
  const running = downloadFile(orders.export, { format: 'csv' }, () => {}, new AbortController().signal)
  const outcome = running.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(121_000)
  expect(await outcome).toMatchObject({ key: 'call.offline' })
  expect(kept).not.toHaveBeenCalled()
})
