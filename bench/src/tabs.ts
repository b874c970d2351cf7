import { en } from '@takt/contract/locales/en/words.ts'
import { pages } from '@takt/contract/pages.ts'
import { goTo, inBrowser, watchWork } from './browser.ts'
import { makeLine } from './line.ts'
import { median, round, say } from './say.ts'
import type { Stage } from './stage.ts'

const times = 10
const opened = (['orderCreate', 'stationDef', 'lineDef'] as const).map((name) => ({
  path: pages[name].path,
  title: en.page[name],
}))

/** Going to a page again, with its tab put aside or closed. What thirty openings leave in memory, e2e/shell-memory measures. */
export async function benchTabs(stage: Stage) {
  await makeLine(stage, 'BT', 3, 2)
  await inBrowser(stage, 'tabs', 'BT', async (page, url) => {
    await page.goto(`${url}/#${pages.mainDashboard.path}`)
    const work = await watchWork(page)
    const home = () => goTo(page, pages.mainDashboard.path, en.page.mainDashboard)
    const leave = {
      kept: home,
      closed: (title: string) =>
        page
          .getByRole('button', { name: `Close ${title}`, exact: true })
          .click()
          .then(home),
    }
    await home()
    for (const { path, title } of opened)
      await goTo(page, path, title, '[role=grid]').then(() => leave.closed(title))
    for (const [how, go] of Object.entries(leave).toReversed()) {
      const [took, worked]: [number[], number[]] = [[], []]
      for (let time = 0; time < times; time++) {
        for (const { path, title } of opened) {
          const start = await work()
          took.push(await goTo(page, path, title, '[role=grid]'))
          worked.push((await work()) - start)
          await go(title)
        }
      }
      const milliseconds = round(median(took), 1)
      say(`second visit of a page, its tab ${how}`, {
        milliseconds,
        processor: round(median(worked), 1),
        limit: 80,
        reached: milliseconds <= 80,
      })
    }
  })
}
