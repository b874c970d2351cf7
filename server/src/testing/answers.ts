import { randomUUID } from 'node:crypto'
import { operators } from '@takt/contract/operators.ts'
import type { StepAsk } from '@takt/contract/sop-asks.ts'
import { sops } from '@takt/contract/sops.ts'
import { units } from '@takt/contract/units.ts'
import type { startLine } from './line.ts'
import type { startPlant } from './plant.ts'
import { aStep } from './sops.ts'

export const S10 = { stationNumber: 'S10' }
export const asking = (asks: StepAsk, over: object = {}) => ({ ...aStep(`Please: ${asks}`), asks, ...over })

/** Ann is signed on at S10 and answers the questions there. */
export async function startAnswers(
  plant: Awaited<ReturnType<typeof startPlant>>,
  line: Awaited<ReturnType<typeof startLine>>,
) {
  const admin = plant.as('admin', 'L1')
  const station = line.station('S10')
  await admin(operators.create, {
    operatorNo: 'ANN',
    name: 'Ann',
    cardId: 'card-ANN',
    userName: null,
    level: 5,
    teamName: null,
    enabled: true,
  })
  await admin(operators.logIn, { operatorNo: 'ANN', ...S10 })
  /** What is shown at the station now, as somebody answers it for a unit. */
  const answering = async (sopCode: string, productId: string) => {
    const { sopVer, contentHash } = (await admin(sops.atStation, S10)).find((one) => one.sopCode === sopCode)!
    return (stepNo: number, over: object = {}) => ({
      ...S10,
      sopCode,
      sopVer,
      contentHash,
      productId,
      stepNo,
      answerId: randomUUID(),
      ...over,
    })
  }
  const begun = async (sn: string) => {
    const { answer } = await station.arrive(sn)
    if (answer !== 'go') throw new Error(answer)
    return (await admin(units.passport, { unit: sn })).unit.productId
  }
  return { admin, station, answering, begun }
}
