import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { calendar, type TeamRow } from '@takt/contract/calendar.ts'
import { useAnswer, useCommand, useForbidden } from '~/api/hooks.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './calendar.module.css'

const Field = fieldsOf(calendar.saveTeam.input)

/** The teams of the plant, with their colours and how many operators are in each. */
export function TeamsPanel() {
  const { calendar: calendarWords, say } = useWords()
  const formats = useFormats()
  const { data = [] } = useAnswer(calendar.teams, {})
  const forbidden = useForbidden(calendar.saveTeam)
  const remove = useCommand(calendar.deleteTeam, say.deleteSuccess)
  const [writing, write] = useState<TeamRow | 'new' | null>(null)
  return (
    <Panel
      title={calendarWords.teams}
      aside={
        <Action icon="plus" blocked={forbidden} onClick={() => write('new')}>
          {calendarWords.newTeam}
        </Action>
      }
    >
      {data.length === 0 && <p className={css.about}>{calendarWords.noTeams}</p>}
      <ul className={css.teams}>
        {data.map((team) => (
          <li key={team.teamName}>
            <span className={css.shift} data-colour={team.colour}>
              <b>{team.teamName}</b>
            </span>
            <span className={css.about}>
              {fill(calendarWords.members, { count: formats.count(team.members) })}
            </span>
            <Action icon="edit" bare blocked={forbidden} onClick={() => write(team)}>
              {fill(calendarWords.editTeam, team)}
            </Action>
            <ConfirmButton
              icon="bin"
              bare
              blocked={forbidden}
              destroys
              question={fill(calendarWords.deleteTeamQuestion, team)}
              onConfirm={() => remove({ teamName: team.teamName })}
            >
              {fill(calendarWords.deleteTeam, team)}
            </ConfirmButton>
          </li>
        ))}
      </ul>
      {writing && (
        <Sheet
          title={writing === 'new' ? calendarWords.newTeam : fill(calendarWords.editTeam, writing)}
          command={calendar.saveTeam}
          start={writing === 'new' ? { colour: 'blue' } : writing}
          success={say.saveSuccess}
          onClose={() => write(null)}
        >
          <Field name="teamName" disabled={writing !== 'new'} />
          <Field name="colour" />
        </Sheet>
      )}
    </Panel>
  )
}
