import { orders } from '@takt/contract/orders.ts'
import { makeLine } from './line.ts'
import { round, say, timed } from './say.ts'
import type { Stage } from './stage.ts'

const rows = 10_000
const limit = 10

/** Ten thousand orders from a file, one in a hundred with a fault: checked, written, and the same file once more with every second one changed. */
export async function benchImport(stage: Stage) {
  const line = await makeLine(stage, 'BO', 1, 1)
  const row = (i: number, orderNumber: number) => ({
    orderCode: `IM-${i}`,
    typeNo: i % 100 === 7 ? 'NO-SUCH-TYPE' : line.typeNo,
    orderNumber,
    planStart: '2026-12-01T06:00:00Z',
    planEnd: '2026-12-01T14:00:00Z',
    customerOrderNo: `C-${i}`,
  })
  const bring = async (figure: string, list: object[], dryRun: boolean) => {
    const [verdict, ms] = await timed(() =>
      stage.call(orders.import, { rows: list as never, leaveOut: true, dryRun }, 'BO'),
    )
    const { created, updated, faulty } = verdict
    say(figure, { seconds: round(ms / 1000), limit, reached: ms <= limit * 1000, created, updated, faulty })
  }
  const all = Array.from({ length: rows }, (_, i) => row(i, 5))
  await bring('10,000 orders judged in a dry run', all, true)
  await bring('10,000 orders imported, with row errors', all, false)
  await bring(
    '10,000 orders imported again, every second changed',
    all.map((_, i) => row(i, i % 2 ? 6 : 5)),
    false,
  )
}
