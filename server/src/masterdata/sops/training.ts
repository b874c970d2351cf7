import type { SopTraining } from '@takt/contract/sops.ts'
import { trainedPlaces } from '../../plant/operators/operators.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { readerOf } from './reader-of.ts'
import { readsOf } from './reads.queries.ts'
import { sopsToRead } from './sops.queries.ts'

/** People of the line against the instructions in force that require reading. */
export async function trainingOf({ db, line }: LineCall): Promise<SopTraining> {
  const [sops, places] = await Promise.all([sopsToRead(db, line), trainedPlaces(db, line)])
  const reads = await readsOf(
    db,
    line,
    sops.map(({ sopCode }) => sopCode),
  )
  const readsBy = Map.groupBy(reads, ({ sopCode, operatorNo }) => `${sopCode} ${operatorNo}`)
  const people = [...Map.groupBy(places, ({ operatorNo }) => operatorNo).values()]
  return {
    sops: sops.map(({ sopCode, sopVer, sopTitle, stationNumber }) => ({
      sopCode,
      sopVer,
      sopTitle,
      stationNumber,
    })),
    people: people.map((trained) => {
      const { operatorNo, name } = trained[0]!
      const worksBy = (station: string | null) =>
        station === null || trained.some(({ stationNumber }) => stationNumber === station)
      const cells = sops.map((sop) => {
        if (!worksBy(sop.stationNumber)) return null
        const own = readsBy.get(`${sop.sopCode} ${operatorNo}`) ?? []
        const { readState, sopVer, readAt, expiresAt } = readerOf({ operatorNo, name }, sop, own)
        return { readState, sopVer, readAt, expiresAt }
      })
      return { operatorNo, name, cells }
    }),
  }
}
