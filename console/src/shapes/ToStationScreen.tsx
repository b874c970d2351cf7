import { useSession } from '~/api/session.ts'
import { MoreActions } from './MoreActions.tsx'
import { ToPage } from './ToPage.tsx'

/** From a page of a station to its screen. */
export function ToStationScreen() {
  const mayOpen = useSession(({ grants }) => grants.station !== undefined)
  if (!mayOpen) return null
  return (
    <MoreActions>
      <ToPage name="station" icon="station" />
    </MoreActions>
  )
}
