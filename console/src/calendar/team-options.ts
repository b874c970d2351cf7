import { calendar } from '@takt/contract/calendar.ts'
import { useAnswer } from '~/api/hooks.ts'

export function useTeamOptions() {
  const { data = [] } = useAnswer(calendar.teams, {})
  return data.map(({ teamName }) => ({ value: teamName, label: teamName }))
}
