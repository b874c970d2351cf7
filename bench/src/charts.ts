import { setTimeout as pause } from 'node:timers/promises'
import { chartLimits, type SignalReaction } from '@takt/contract/chartLimits.ts'
import { type ChartInput, charts } from '@takt/contract/charts.ts'
import { pages } from '@takt/contract/pages.ts'
import { signals } from '@takt/contract/signals.ts'
import { values } from '@takt/contract/values.ts'
import { inBrowser, watchWork } from './browser.ts'
import { ingest, type Shape } from './ingest.ts'
import { type BenchLine, makeLine } from './line.ts'
import { fillMonth } from './month.ts'
import { median, round, say, timed } from './say.ts'
import type { Stage } from './stage.ts'
import { untilLastByte } from './until-last-byte.ts'

const stationCount = 20
const valueCount = 10
const days = 30
const unitCount = 50_000
const ago = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString()

/** What judging costs: of a month of 200 characteristics and 10 M values, of one chart, and of what stations measure meanwhile. */
export async function benchCharts(stage: Stage) {
  const line = await makeLine(stage, 'BC', stationCount, valueCount)
  await fillMonth(stage, line, { days, unitCount, passesPerUnit: stationCount })
  for (const place of placesOf(line)) await freeze(stage, line, place, 'bell')
  await answers(stage, line)
  await drawn(stage, line)
  await holding(stage)
  await judging(stage)
}

type ChartPlace = Pick<ChartInput, 'stationNumber' | 'colSetId' | 'colSetVersion' | 'resultCode'>
const placesOf = ({ colSetId, keys }: BenchLine): ChartPlace[] =>
  keys.flatMap((_, station) =>
    Array.from({ length: valueCount }, (_, i) => ({
      stationNumber: `S${10 * (station + 1)}`,
      colSetId,
      colSetVersion: 1,
      resultCode: `C${i + 1}`,
    })),
  )

const freeze = (
  { call }: Stage,
  { lineNumber }: BenchLine,
  place: ChartPlace,
  signalReaction: SignalReaction,
) =>
  call(
    chartLimits.freeze,
    {
      ...place,
      from: ago(1),
      to: new Date().toISOString(),
      rules: ['1', '2'],
      signalReaction,
      reason: 'bench',
    },
    lineNumber,
  )

async function answers(stage: Stage, line: BenchLine) {
  const { call } = stage
  // Of a server in use: the first twenty charts take it a quarter more, until its code is compiled.
  const ask = async (figure: string, limit: number, work: () => Promise<number>) => {
    for (let i = 0; i < 60; i++) await work()
    const took: number[] = []
    for (let i = 0; i < 20; i++) took.push(await work())
    const milliseconds = round(median(took), 1)
    say(figure, { milliseconds, limit, reached: milliseconds <= limit })
  }
  const whole = (work: () => Promise<unknown>) => async () => (await timed(work))[1]
  const on = line.lineNumber
  const month = { from: ago(days) }
  await ask(
    'capability and open signals of 200 characteristics over 30 days, 10 M values',
    50,
    whole(() => Promise.all([call(values.capability, month, on), call(signals.open, {}, on)])),
  )
  await ask(
    'the same, graded, the worst first',
    50,
    whole(() => call(charts.overview, month, on)),
  )
  const [place] = placesOf(line)
  const chart = { ...place!, ...month }
  const { values: points } = await call(charts.report, chart, on)
  await ask(`a chart of ${points.length} points, to its last byte`, 60, () =>
    untilLastByte(stage, `/${charts.report.name}/${on}`, chart),
  )
}

/** The page with another chart of 10,000 points, once it has been open: its own thread, with all that stands around the chart. */
async function drawn(stage: Stage, line: BenchLine) {
  const figure = 'a chart of 10,000 points drawn, with its page'
  await inBrowser(stage, figure, line.lineNumber, async (page, url) => {
    await page.goto(`${url}/#${pages.mainDashboard.path}`)
    const work = await watchWork(page)
    // Looking whether it is there would be work of the page too.
    const visit = async (path: string) => {
      await page.evaluate((path) => (location.hash = path), path)
      await page.waitForTimeout(1500)
    }
    const took: number[] = []
    for (const place of placesOf(line).slice(0, 11)) {
      const query = new URLSearchParams({ ...place, colSetVersion: '1', from: ago(days), view: 'chart' })
      await visit(pages.mainDashboard.path)
      const before = await work()
      await visit(`${pages.cpkReport.path}?${query}`)
      took.push((await work()) - before)
      const title = page.getByRole('img', { name: `(${place.resultCode})` })
      if ((await title.locator('canvas').count()) === 0) throw new Error(`${place.resultCode} is not drawn`)
    }
    const processor = round(median(took.slice(1)), 1)
    say(figure, { processor, limit: 200, reached: processor <= 200 })
  })
}

/** From the answer to a measured value that breaks its limits to the first unit that the station is refused. */
async function holding(stage: Stage) {
  const line = await makeLine(stage, 'BH', 1, 1)
  const send = (kind: string, productSn: string, more: object) =>
    stage.post(
      `/api/station/${kind}/BH`,
      {
        messageId: `${kind}-${productSn}-${Math.random()}`,
        at: new Date().toISOString(),
        productSn,
        ...more,
      },
      line.keys[0],
    )
  const measured = (productSn: string, resultValue: number) =>
    send('complete', productSn, {
      orderCode: line.orderCode,
      verdict: 'ok',
      results: [{ resultCode: 'C1', resultValue }],
    })
  for (let i = 0; i < 60; i++) await measured(`BH-${i}`, 10 + Math.sin(i))
  await freeze(stage, line, placesOf(line)[0]!, 'holdStation')
  await pause(1500)
  await measured('BH-out', 19)
  const [, ms] = await timed(async () => {
    for (let i = 0; ; i++) {
      const { answer } = (await send('arrive', 'BH-next', { orderCode: line.orderCode })) as {
        answer: string
      }
      if (answer !== 'go') return
      if (i > 1000) throw new Error('The station was not held')
      await pause(10)
    }
  })
  const milliseconds = round(ms, 0)
  say('from a signal to a held station', { milliseconds, limit: 1000, reached: milliseconds <= 1000 })
}

const shape: Shape = [20, 10, 0, 0]
const rounds = 9

/** Lines alike, of which some have frozen limits with rules at every characteristic. */
async function judging(stage: Stage) {
  const make = async (name: string) => [
    await makeLine(stage, `${name}0`, 10, valueCount),
    await makeLine(stage, `${name}1`, 10, valueCount),
  ]
  const [plain, judged] = [await make('BN'), await make('BJ')]
  await ingest(stage, [...plain, ...judged], shape, 6)
  for (const line of judged) for (const place of placesOf(line)) await freeze(stage, line, place, 'bell')
  // Of new limits all that was measured is judged once.
  await ingest(stage, judged, shape, 1)
  await pause(10_000)
  const ratios: number[] = []
  // What is still judged when a half has ended would be work of the next. In halves of four seconds medians of nine rounds were 0.71 to 0.94; a sender that cost more made them nearer to 1.
  const half = async (lines: BenchLine[]) => {
    const made = await ingest(stage, lines, shape, 10)
    await pause(2000)
    return made
  }
  for (let i = 0; i < rounds; i++) {
    const without = await half(plain)
    const withRules = await half(judged)
    ratios.push(withRules.made / withRules.ms / (without.made / without.ms))
  }
  const ratio = round(median(ratios))
  say('ingest with rules at each of 200 characteristics, against ingest without', {
    ratio,
    limit: 0.9,
    reached: ratio >= 0.9,
  })
}
