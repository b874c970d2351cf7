import type { Team } from '@takt/contract/calendar.ts'
import { refuse } from '@takt/contract/errors.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { PlantCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { deleteTeam, listTeams, putTeam } from './calendar.queries.ts'

export const teams = ({ db }: PlantCall) => listTeams(db)

/** A new team, or another colour of one there is. */
export function saveTeam(call: PlantCall, draft: Pick<Team, 'teamName' | 'colour'>) {
  return inOneGo(call.db, async (db) => {
    const before = (await listTeams(db)).find(({ teamName }) => teamName === draft.teamName) ?? null
    const after = await putTeam(db, draft)
    await recordChange(db, call, {
      entity: 'team',
      key: draft.teamName,
      action: before ? 'update' : 'create',
      before,
      after,
    })
    return after
  })
}

/** Days that were planned keep its name: they record who worked. */
export function removeTeam(call: PlantCall, { teamName }: Pick<Team, 'teamName'>) {
  return inOneGo(call.db, async (db) => {
    const before =
      (await listTeams(db)).find((team) => team.teamName === teamName) ?? refuse('record.unknown')
    if (before.members) refuse('calendar.team_held', { members: before.members, teamName })
    await deleteTeam(db, teamName)
    await recordChange(db, call, { entity: 'team', key: teamName, action: 'delete', before })
    return before
  })
}
