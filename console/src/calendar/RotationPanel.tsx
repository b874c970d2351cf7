import { useId, useState } from 'react'
import { Select } from 'antd'
import { fill } from '@takt/contract/errors.ts'
import { calendar, type Rotation } from '@takt/contract/calendar.ts'
import type { Shift } from '@takt/contract/plant.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { DayChoice } from '~/fields/DayChoice.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { useUnsavedWork } from '~/shapes/unsaved.ts'
import { Action } from '~/ui/Action.tsx'
import { Sideways } from '~/ui/Sideways.tsx'
import css from './calendar.module.css'
import { dayOfCycle } from './months.ts'
import { useTeamOptions } from './team-options.ts'

type RotationPanelProps = { rotation: Rotation | null; shifts: Shift[]; today: string }
const notWorked = '\0'
const noTeam = '\0\0'
const most = 56

/** Which team has which shift on each day of the cycle. */
export function RotationPanel({ rotation, shifts, today }: RotationPanelProps) {
  const { calendar: calendarWords, error, field, lists } = useWords()
  const formats = useFormats()
  const id = useId()
  const forbidden = useForbidden(calendar.saveRotation)
  const save = useCommand(calendar.saveRotation, calendarWords.rotationSaved, {
    onDone: (done) => take(done),
  })
  const [base, setBase] = useState(rotation)
  const everyShift = () => shifts.map(({ shiftName }) => ({ shiftName, teamName: null as string | null }))
  const draftOf = (one: Rotation | null) => ({
    startDay: one?.startDay ?? today,
    cycle: one?.cycle ?? Array.from({ length: 7 }, everyShift),
  })
  const [draft, setDraft] = useState(() => draftOf(rotation))
  const take = (one: Rotation | null) => {
    setBase(one)
    setDraft(draftOf(one))
  }
  const changed = JSON.stringify(draft) !== JSON.stringify(draftOf(base))
  // Somebody else saved one: what is typed here stays until it is given up.
  const isOld = (rotation?.revision ?? 0) > (base?.revision ?? 0)
  if (isOld && !changed) take(rotation)
  useUnsavedWork(changed)
  const teams = [
    ...useTeamOptions(),
    { value: noTeam, label: calendarWords.noTeam },
    { value: notWorked, label: calendarWords.notWorked },
  ]
  const { cycle, startDay } = draft
  const isWeekly = cycle.length % 7 === 0

  const choose = (at: number, shiftName: string, value: string) =>
    setDraft({
      ...draft,
      cycle: cycle.map((turn, place) =>
        place !== at
          ? turn
          : [
              ...turn.filter((one) => one.shiftName !== shiftName),
              ...(value === notWorked ? [] : [{ shiftName, teamName: value === noTeam ? null : value }]),
            ],
      ),
    })
  const chosen = (turn: Rotation['cycle'][number], shiftName: string) => {
    const one = turn.find((duty) => duty.shiftName === shiftName)
    return one ? (one.teamName ?? noTeam) : notWorked
  }
  const keep = (
    <>
      {isOld && (
        <Action icon="refresh" onClick={() => take(rotation)}>
          {lists.takeTheirs}
        </Action>
      )}
      <Action
        icon="check"
        look="main"
        blocked={
          forbidden ??
          (isOld ? fill(error['record.changed'], {}) : changed || !base ? null : calendarWords.noChange)
        }
        onClick={() => void save({ startDay, cycle, revision: base?.revision ?? 0 })}
      >
        {calendarWords.saveRotation}
      </Action>
    </>
  )
  return (
    <Panel title={calendarWords.rotation} aside={keep}>
      <p className={css.about}>{calendarWords.rotationAbout}</p>
      <div className={css.start}>
        <label htmlFor={id}>{field.startDay}</label>
        <span>
          <DayChoice
            id={id}
            day={startDay}
            onChange={(day) => setDraft({ ...draft, startDay: day ?? today })}
          />
        </span>
        <Action
          icon="plus"
          blocked={cycle.length >= most ? `${most}` : null}
          onClick={() => setDraft({ ...draft, cycle: [...cycle, everyShift()] })}
        >
          {calendarWords.addDay}
        </Action>
        <Action
          icon="minus"
          blocked={cycle.length > 1 ? null : fill(calendarWords.cycleDay, { number: 1 })}
          onClick={() => setDraft({ ...draft, cycle: cycle.slice(0, -1) })}
        >
          {calendarWords.removeDay}
        </Action>
      </div>
      <Sideways label={calendarWords.rotation}>
        <table className={css.cycle}>
          <thead>
            <tr>
              <th scope="col">{field.shiftName}</th>
              {cycle.map((_, at) => (
                <th key={at} scope="col">
                  {fill(calendarWords.cycleDay, { number: formats.count(at + 1) })}
                  {isWeekly && <small>{formats.weekday(dayOfCycle(startDay, at))}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shifts.map(({ shiftName }) => (
              <tr key={shiftName}>
                <th scope="row">{shiftName}</th>
                {cycle.map((turn, at) => (
                  <td key={at}>
                    <Select
                      aria-label={`${shiftName}, ${fill(calendarWords.cycleDay, { number: at + 1 })}`}
                      value={chosen(turn, shiftName)}
                      options={teams}
                      onChange={(value) => choose(at, shiftName, value)}
                      popupMatchSelectWidth={false}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
    </Panel>
  )
}
