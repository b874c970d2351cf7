import { fill } from '@takt/contract/errors.ts'
import { calendar, type ShiftSlots, type Slot } from '@takt/contract/calendar.ts'
import type { Shift } from '@takt/contract/plant.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './calendar.module.css'
import { SlotTable } from './SlotTable.tsx'

export type Writing = { validFrom: string; slots: Slot[] }
type SlotSetsProps = {
  shift: Shift
  sets: ShiftSlots[]
  takt: number | null
  today: string
  onWrite: (writing: Writing) => void
  onCopy: (slots: { shiftName: string; validFrom: string }) => void
}

/** The slots of one shift, the newest first: those to come, those in force, and those before them. */
export function SlotSets({ shift, sets, takt, today, onWrite, onCopy }: SlotSetsProps) {
  const { calendar: calendarWords, say } = useWords()
  const formats = useFormats()
  const forbidden = useForbidden(calendar.saveSlots)
  const remove = useCommand(calendar.deleteSlots, say.deleteSuccess)
  const inForce = sets.find(({ validFrom }) => validFrom <= today)
  const { shiftName } = shift
  const fresh = (
    <Action
      icon="plus"
      look="main"
      blocked={forbidden}
      onClick={() => onWrite({ validFrom: today, slots: inForce?.slots ?? [] })}
    >
      {calendarWords.newSlots}
    </Action>
  )
  if (sets.length === 0)
    return (
      <Panel title={fill(calendarWords.slotsOf, { shiftName })} aside={fresh}>
        <p className={css.about}>{calendarWords.noSlots}</p>
      </Panel>
    )
  return (
    <Panel title={fill(calendarWords.slotsOf, { shiftName })} aside={fresh}>
      <div className={css.sets}>
        {sets.map((set) => {
          const { validFrom, slots } = set
          const day = formats.day(validFrom)
          const past = validFrom < today ? calendarWords.past : null
          const stands =
            set === inForce
              ? calendarWords.inForce
              : validFrom > today
                ? calendarWords.toCome
                : calendarWords.gone
          return (
            <section key={validFrom} aria-label={fill(calendarWords.fromDay, { day })}>
              <div className={css.setHead}>
                <h3>{`${fill(calendarWords.fromDay, { day })} · ${stands}`}</h3>
                <Action icon="edit" blocked={forbidden ?? past} onClick={() => onWrite({ validFrom, slots })}>
                  {calendarWords.editSlots}
                </Action>
                <Action icon="copy" blocked={forbidden} onClick={() => onCopy({ shiftName, validFrom })}>
                  {calendarWords.copySlots}
                </Action>
                <ConfirmButton
                  icon="bin"
                  bare
                  blocked={forbidden ?? past}
                  destroys
                  question={fill(calendarWords.deleteSlots, { shiftName, day })}
                  onConfirm={() => remove({ shiftName, validFrom })}
                >
                  {say.delete}
                </ConfirmButton>
              </div>
              <SlotTable slots={slots} takt={takt} />
            </section>
          )
        })}
      </div>
    </Panel>
  )
}
