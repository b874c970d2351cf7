import { equipmentReports } from '@takt/contract/equipmentReports.ts'
import { handovers } from '@takt/contract/handovers.ts'
import type { Tries } from './feature-tries.ts'
import type { startPlant } from './plant.ts'

/** Of a shift of yesterday, which may be handed over at any hour; somebody else has to take it. */
export function handoverTries(plant: Awaited<ReturnType<typeof startPlant>>): Tries {
  const admin = plant.as('admin', 'L1')
  const yesterday = async () => {
    const { today, shifts } = await admin(handovers.of, {})
    const day = Temporal.PlainDate.from(today).subtract({ days: 1 }).toString()
    return { day, shiftName: shifts[0]!.shiftName }
  }
  return [
    [equipmentReports.freeze, () => ({ reportTitle: 'Today' })],
    [handovers.addNote, async () => ({ ...(await yesterday()), remark: 'Feeder 2 jams' })],
    [
      handovers.dropNote,
      async () => ({ noteId: (await admin(handovers.of, await yesterday())).notes[0]!.noteId }),
    ],
    [handovers.give, yesterday],
    [
      handovers.take,
      async () => {
        await plant.db.updateTable('handovers').set({ givenBy: 'bob' }).execute()
        return yesterday()
      },
    ],
  ]
}
