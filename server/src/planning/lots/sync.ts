import { refuse } from '@takt/contract/errors.ts'
import type { Lot, SyncState } from '@takt/contract/lots.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { type LineNumber, lockLine } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { mustHaveHost, newestOfLots, sendAgain } from '../../platform/outbox/outbox.ts'
import { announceLot, readLot } from './lots.ts'

type LotTelegram = Awaited<ReturnType<typeof newestOfLots>>[number]

/** The newest about the lot. The completion of a lot must have been reported as such. */
const newestAbout = ({ lotNo, lotStatus }: Lot, lotTelegrams: readonly LotTelegram[]) =>
  lotTelegrams
    .filter((one) => one.lotNo === lotNo && (lotStatus !== 'completed' || one.teleType === 'lotCompleted'))
    .reduce<LotTelegram | null>((newest, one) => (newest && newest.id > one.id ? newest : one), null)

/** The state of each lot with the host. Old telegrams are forgotten; that a lot is reported stays. */
export async function syncsOf(db: Db, line: LineNumber, lots: readonly Lot[]) {
  const lotTelegrams = lots.length > 0 ? await newestOfLots(db, line, lots) : []
  return (lot: Lot): SyncState | null => {
    if (lot.lotStatus === 'reported') return 'ok'
    return newestAbout(lot, lotTelegrams)?.teleState ?? (lot.lotStatus === 'completed' ? 'untold' : null)
  }
}

/** The same telegram under its old key; where there is none, the lot's state now. */
export function resendLot(call: LineCall, id: number) {
  return inOneGo(call.db, async (db) => {
    // The line, so that two people take turns; not the lot, which the sender holds after the telegram.
    await lockLine(db, call.line)
    const lot = (await readLot(db, call.line, id)) ?? refuse('record.unknown')
    if (lot.lotStatus === 'waiting' || lot.lotStatus === 'reported')
      refuse('lots.wrong_status', { lotStatus: lot.lotStatus })
    const newest = newestAbout(lot, await newestOfLots(db, call.line, [lot]))
    if (newest) await sendAgain(db, call, newest.id)
    else {
      await mustHaveHost(db)
      await announceLot(db, call, lot)
      await recordChange(db, call, {
        entity: 'lot',
        key: lot.lotNo,
        action: 'resend',
        after: { lotStatus: lot.lotStatus },
      })
    }
    return lot
  })
}
