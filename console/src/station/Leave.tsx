import { pages } from '@takt/contract/pages.ts'
import { useNavigate } from 'react-router'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'

/** Back to the other pages. */
export function Leave() {
  const { stationScreen: said } = useWords()
  const navigate = useNavigate()
  return (
    <Action icon="close" look="quiet" onClick={() => void navigate(pages.mainDashboard.path)}>
      {said.leave}
    </Action>
  )
}
