import { writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { failurePhotos } from '@takt/contract/failurePhotos.ts'
import { failures } from '@takt/contract/failure-rows.ts'
import { pictureLimit } from '@takt/contract/files.ts'
import { en } from '@takt/contract/locales/en/words.ts'
import { pages } from '@takt/contract/pages.ts'
import { units } from '@takt/contract/units.ts'
import { call } from './call.ts'
import { open, visit } from './visit.ts'

const { defectReports: reportWords, failurePhotos: photos } = en
const line = 'L1'

/** A picture of noise, 20 MB: nothing of it can be left out. */
function bitmap(side: number) {
  const size = 54 + side * side * 3
  const file = Buffer.alloc(size)
  file.write('BM')
  file.writeUInt32LE(size, 2)
  for (const [at, value] of [
    [10, 54],
    [14, 40],
    [18, side],
    [22, side],
  ] as const)
    file.writeUInt32LE(value, at)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(24, 28)
  for (let i = 54; i < size; i++) file[i] = (i * 2_654_435_761) >>> 24
  return file
}

test('a photo of 20 MB from a phone whose network breaks off twice arrives once, small; what is no picture is refused in words', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [unit] = (await call(units.list, { processStatus: 'inProcess', limit: 1 }, line)).rows
  const serial = unit!.productSn!
  const place = unit!.currentStation!
  await visit(page, 'admin', 'en', line)
  await page.addInitScript(
    ([line, station]) => localStorage.setItem(`station ${line}`, station!),
    [line, place],
  )
  const network = await page.context().newCDPSession(page)
  await open(page, pages.defectReporting.path)
  const scan = page.getByRole('textbox', { name: reportWords.scan })
  await scan.fill(serial)
  await scan.press('Enter')
  await page.locator('section [aria-pressed]').first().click()

  const choose = page.getByLabel(photos.add).and(page.locator('input'))
  const large = info.outputPath('scratch.bmp')
  const picture = bitmap(2600)
  expect(picture.length).toBeGreaterThan(20_000_000)
  writeFileSync(large, picture)
  await choose.setInputFiles({ name: 'notes.heic', mimeType: 'image/heic', buffer: Buffer.alloc(1000, 7) })
  await expect(page.getByRole('alert').filter({ hasText: 'notes.heic' })).toBeVisible()
  await choose.setInputFiles(large)
  await expect(page.locator('figure img')).toBeVisible({ timeout: 60_000 })

  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 100_000,
    uploadThroughput: 50_000,
  })
  let broken = 0
  let sent = 0
  await page.route('**/api/file/uploadUserFile**', async (route) => {
    if (broken < 2) {
      broken++
      return route.abort('connectionreset')
    }
    sent = route.request().postDataBuffer()?.length ?? 0
    return route.continue()
  })
  await page.getByRole('button', { name: reportWords.log, exact: true }).click()
  // It is logged at once; the photo follows.
  const way = page.getByRole('region', { name: photos.onTheirWay })
  await expect(way).toBeVisible()
  await expect(way).toHaveCount(0, { timeout: 90_000 })
  expect(broken).toBe(2)
  expect(sent).toBeLessThan(pictureLimit + 2000)

  const { rows } = await call(failures.list, { productSn: serial, limit: 50 }, line)
  const mine = rows.filter(({ failSource }) => failSource === 'manual').map(({ failId }) => failId)
  expect(await call(failurePhotos.list, { failIds: mine }, line)).toHaveLength(1)
})
