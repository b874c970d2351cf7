import type { Slot } from '@takt/contract/calendar.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { lengthOf } from '~/shapes/day-clock.ts'
import { Sideways } from '~/ui/Sideways.tsx'
import css from './calendar.module.css'

/** The target of a slot: its own, else the takt's in its time. Nothing, where nothing is planned. */
const targetOf = ({ startTime, endTime, planned, target }: Slot, takt: number | null) =>
  planned ? (target ?? (takt ? (lengthOf(startTime, endTime) * 60) / takt : null)) : null

/** The slots in their order, with minutes and targets, and the sum of what is planned. */
export function SlotTable({ slots, takt }: { slots: Slot[]; takt: number | null }) {
  const { calendar: calendarWords, field, page, slotType: types, say } = useWords()
  const { count } = useFormats()
  const planned = slots.filter((slot) => slot.planned)
  const minutes = (some: readonly Slot[]) =>
    some.reduce((sum, { startTime, endTime }) => sum + lengthOf(startTime, endTime), 0)
  const sum = planned.reduce((all, slot) => all + (targetOf(slot, takt) ?? 0), 0)
  return (
    <Sideways label={page.timeFragment}>
      <table className={css.slots}>
        <thead>
          <tr>
            <th scope="col">{field.slotName}</th>
            <th scope="col">{`${field.startTime} – ${field.endTime}`}</th>
            <th scope="col">{field.slotType}</th>
            <th scope="col">{field.planned}</th>
            <th scope="col" data-number>
              {calendarWords.minutes}
            </th>
            <th scope="col" data-number>
              {field.target}
            </th>
          </tr>
        </thead>
        <tbody>
          {slots.map((slot) => {
            const target = targetOf(slot, takt)
            return (
              <tr key={slot.slotName} data-planned={slot.planned}>
                <td>{slot.slotName}</td>
                <td>{`${slot.startTime} – ${slot.endTime}`}</td>
                <td>{types[slot.slotType]}</td>
                <td>{slot.planned ? say.yes : say.no}</td>
                <td data-number>{count(minutes([slot]))}</td>
                <td data-number>
                  {target === null ? '–' : count(target)}
                  {slot.planned && slot.target === null && target !== null && (
                    <small className={css.about}> {calendarWords.auto}</small>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={4}>{`${calendarWords.sum}: ${field.planned}`}</td>
            <td data-number>{count(minutes(planned))}</td>
            <td data-number>{sum ? count(sum) : '–'}</td>
          </tr>
        </tfoot>
      </table>
    </Sideways>
  )
}
