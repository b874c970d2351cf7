import { files } from '@takt/contract/files.ts'
import { toolCounters } from '@takt/contract/toolCounters.ts'
import { tools } from '@takt/contract/tools.ts'
import { toolSets } from '@takt/contract/toolSets.ts'
import type { Office } from './delivery/console-calls.ts'
import { fixtureDrawing } from './plant/fixture-drawing.ts'
import type { LinePlan } from './plant/plan.ts'
import { seedRandom } from './random.ts'

/** Lives that end while somebody watches the plant, not all at once. */
const lives = [40, 160] as const

/** Each machine has a tool at work and a spare one, whose life is longer than anybody watches. */
export async function makeTools(office: Office, { lineNumber, stations }: LinePlan) {
  const drawing = new File([new Uint8Array(fixtureDrawing())], `${lineNumber} fixture.png`, {
    type: 'image/png',
  })
  const { fileId: drawingId } = await office(files.upload, {}, undefined, drawing)
  for (const { stationNumber, manual } of stations) {
    if (manual) continue
    const random = seedRandom(lineNumber, stationNumber, 'tools')
    const toolType = toolTypeOf(lineNumber, stationNumber)
    const usual = { toolType, toolDescription: null, usesPerPass: 1, drawingId }
    const [work, spare] = [`${toolType}-1`, `${toolType}-2`]
    const frequency = Math.round(random.between(...lives))
    await office(tools.create, { ...usual, toolCode: work, frequency, mostRegrinds: 4 }, lineNumber)
    await office(tools.create, { ...usual, toolCode: spare, frequency: 20_000 }, lineNumber)
    // Its four cavities last longer than its uses; what it makes and how long it runs is counted besides.
    const save = { toolCode: work, warnShare: 0.9 }
    await office(
      toolCounters.save,
      { ...save, counterKind: 'cavity', lifeLimit: 50_000, cavities: 4 },
      lineNumber,
    )
    await office(toolCounters.save, { ...save, counterKind: 'parts', lifeLimit: null }, lineNumber)
    await office(toolCounters.save, { ...save, counterKind: 'minutes', lifeLimit: 90 * 24 * 60 }, lineNumber)
    await office(tools.mount, { toolCode: work, stationNumber, position: 'A' }, lineNumber)
  }
}

/** Begins with its station. Each line has its own. */
const toolTypeOf = (lineNumber: string, stationNumber: string) => `${stationNumber}-FIXTURE-${lineNumber}`

/** What the line's types are made with: a fixture at the first position of each machine. One that is there already was made by a set-up that did not come to its end. */
export async function makeToolSet(office: Office, { lineNumber, stations, types }: LinePlan) {
  const key = { toolSetId: `${lineNumber}-FIXTURES`, toolSetVersion: 1 }
  const toolSet = (await office(toolSets.list, { toolSetId: key.toolSetId })).rows[0]
  const members = stations
    .filter(({ manual }) => !manual)
    .map(({ stationNumber }, place) => ({
      seqNum: 10 * (place + 1),
      stationNumber,
      position: 'A',
      toolType: toolTypeOf(lineNumber, stationNumber),
      toolCode: null,
      quantity: 1,
    }))
  if (!toolSet)
    await office(toolSets.create, {
      toolSetId: key.toolSetId,
      toolSetName: `Fixtures of ${lineNumber}`,
      typeNos: types.map(({ typeNo }) => typeNo),
      remark: null,
      members,
    })
  if (toolSet?.definitionStatus !== 'released') await office(toolSets.move, { ...key, move: 'release' })
}
