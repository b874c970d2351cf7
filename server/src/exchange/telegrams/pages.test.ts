import { expect, test } from 'vitest'
import { type OnPage, Pages, pageSize } from './pages.ts'

type Kept = { texts: OnPage; request: string; response: string }

/** As the log takes them: from the oldest on, and all of one page. */
function takeSome(waiting: Kept[], most: number) {
  const { page } = waiting[0]!.texts
  const end = waiting.findIndex(({ texts }, i) => texts.page !== page || i === most)
  return waiting.splice(0, end < 0 ? waiting.length : end)
}

function readBack(some: readonly Kept[]) {
  const { page, start } = some[0]!.texts
  const length = some.reduce((sum, { texts }) => sum + texts.requestLength + texts.responseLength, 0)
  const bytes = Buffer.from(page.bytes.subarray(start, start + length))
  return some.map(({ texts }) => {
    const [from, middle] = [texts.start - start, texts.start - start + texts.requestLength]
    return {
      request: bytes.toString('utf8', from, middle),
      response: bytes.toString('utf8', middle, middle + texts.responseLength),
    }
  })
}

test('texts come off their pages as they were written, and pages are used again', () => {
  const pages = new Pages()
  const [waiting, used] = [[] as Kept[], new Set<unknown>()]
  let seed = 7
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  let written = 0
  for (let i = 0; i < 4000; i++) {
    const request = `${i}: ${'扭矩 ok µ '.repeat(random(3000))}`
    const response = `answer ${i}`
    const texts = pages.write(request, response)
    used.add(texts.page)
    written += texts.requestLength + texts.responseLength
    waiting.push({ texts, request, response })
    if (random(40) > 0) continue
    const some = takeSome(waiting, 1 + random(60))
    expect(readBack(some)).toEqual(some.map(({ request, response }) => ({ request, response })))
    pages.letGo(some.map(({ texts }) => texts))
  }
  expect(written).toBeGreaterThan(10 * pageSize)
  expect(used.size).toBeLessThan(written / pageSize / 2)
})

test('a long text is cut at 256 kB, between two characters', () => {
  const pages = new Pages()
  const whole = pages.write('a'.repeat(262_144), '')
  expect(whole).toMatchObject({ requestLength: 262_144, cut: false })
  const cut = pages.write(`a${'扭'.repeat(262_144)}`, 'ok')
  expect(cut).toMatchObject({ requestLength: 262_144, responseLength: 2, cut: true })
  const broken = pages.write('扭'.repeat(262_144), 'ok')
  expect(broken).toMatchObject({ requestLength: 262_143, responseLength: 2, cut: true })
})
