import { expect, test, type Page } from '@playwright/test'
import { collectionSets } from '@takt/contract/collectionSets.ts'
import { en } from '@takt/contract/locales/en/words.ts'
import { pages } from '@takt/contract/pages.ts'
import { call } from './call.ts'
import { heading, open, visit } from './visit.ts'

const { shell, page: names } = en
const strip = (page: Page) => page.getByRole('navigation', { name: shell.tabs })
const close = (page: Page, name: keyof typeof names) =>
  strip(page)
    .getByRole('button', { name: `Close ${names[name]}` })
    .click()

type Snapshot = { snapshot: { meta: { node_fields: string[]; node_types: [string[]] } }; nodes: number[] }
/** Everything the page holds, but the machine code the browser makes of its functions: that grows for as long as it finds something to speed up. */
async function heldBy(page: Page) {
  const chrome = await page.context().newCDPSession(page)
  let text = ''
  chrome.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => (text += chunk))
  await chrome.send('HeapProfiler.collectGarbage')
  await chrome.send('HeapProfiler.takeHeapSnapshot')
  await chrome.detach()
  const {
    snapshot: { meta },
    nodes,
  } = JSON.parse(text) as Snapshot // the browser's own format
  const [type, size] = [meta.node_fields.indexOf('type'), meta.node_fields.indexOf('self_size')]
  const code = meta.node_types[0].indexOf('code')
  let bytes = 0
  for (let at = 0; at < nodes.length; at += meta.node_fields.length)
    if (nodes[at + type] !== code) bytes += nodes[at + size]!
  return bytes
}

test('TV-14: thirty tabs opened and closed leave the memory as it was', async ({ page }) => {
  test.slow()
  await visit(page, 'onlooker', 'en')
  await open(page, '/mainDashboard')
  await expect(heading(page)).toHaveText(names.mainDashboard)
  const turns = [names.orderCreate, names.stationDef, names.productSummary].map((name, at) => ({
    name,
    label: `Close ${name}`,
    path: [pages.orderCreate, pages.stationDef, pages.productSummary][at]!.path,
  }))
  // In the page itself: from outside, most of the time would be spent with the calls.
  const round = () =>
    page.evaluate(
      async ({ turns, last }) => {
        const until = async (title: string) => {
          while (
            ![...document.querySelectorAll('h1')].some(
              (head) => head.textContent === title && head.checkVisibility(),
            )
          )
            await new Promise(requestAnimationFrame)
        }
        for (const { name, label, path } of turns) {
          location.hash = path
          await until(name)
          document.querySelector<HTMLElement>(`[aria-label="${label}"]`)!.click()
          await until(last)
        }
      },
      { turns, last: names.lineDashboard },
    )
  const nodes = () => page.evaluate(() => document.querySelectorAll('*').length)
  // What is loaded once stays: code, words, the two pinned pages; so does what is noted of code that ran twice.
  await round()
  await round()
  await page.waitForTimeout(1500)
  const before = await nodes()
  const growth = async () => {
    const held = await heldBy(page)
    for (let time = 1; time < 10; time++) await round()
    await page.waitForTimeout(1500)
    return (await heldBy(page)) / held
  }
  // The page hears what other tests do meanwhile and may load a part for it: another time that part is there, and what leaks grows again.
  await expect.poll(growth, { timeout: 90_000 }).toBeLessThan(1.1)
  await expect.poll(nodes).toBeLessThan(before * 1.1)
})

test('what is not saved goes with nothing but a yes: not with its tab, nor others’, nor a refresh, nor another line, nor the browser', async ({
  page,
}) => {
  const colSetId = `KEEP${Date.now() % 100_000}`
  await call(collectionSets.create, { colSetId, colSetName: 'Before', remark: null, characteristics: [] })
  await visit(page, 'onlooker', 'en')
  await open(page, `/equipment/processResultDef?set=${colSetId}&version=1`)
  const name = page.getByRole('article').getByLabel(en.field.colSetName, { exact: true })
  await name.fill('Typed')
  const question = page.getByRole('dialog').filter({ hasText: shell.discard })
  const refuse = async () => {
    await expect(question).toContainText(names.processResultDef)
    await question.getByRole('button', { name: shell.keepEditing }).click()
    await expect(question).toHaveCount(0)
    await expect(name).toHaveValue('Typed')
  }
  await close(page, 'processResultDef')
  await refuse()
  const tab = strip(page).getByRole('link', { name: names.processResultDef })
  for (const move of [shell.refresh, shell.closeAll]) {
    await tab.click({ button: 'right' })
    await page.getByRole('menuitem', { name: move }).click()
    await refuse()
  }
  let requests = 0
  page.on('dialog', (dialog) => {
    requests++
    void dialog.dismiss()
  })
  await page.evaluate(() => location.reload())
  await expect.poll(() => requests).toBe(1)
  await expect(name).toHaveValue('Typed')

  // Put aside it is kept, without a question; from elsewhere its tab asks all the same.
  await strip(page).getByRole('link', { name: names.mainDashboard }).click()
  await expect(heading(page)).toHaveText(names.mainDashboard)
  await expect(question).toHaveCount(0)
  await close(page, 'processResultDef')
  await expect(question).toContainText(names.processResultDef)
  await question.getByRole('button', { name: shell.discardYes }).click()
  await expect(tab).toHaveCount(0)
  await page.reload()
  expect(requests).toBe(1)
  await call(collectionSets.delete, { colSetId, colSetVersion: 1 })
})
