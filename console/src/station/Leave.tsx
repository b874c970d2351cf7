import { pages } from '@takt/contract/pages.ts'
import { useNavigate } from 'react-router'
import { useWords } from '~/i18n/words.tsx'
import { useMayLose } from '~/shapes/unsaved.ts'
import { Action } from '~/ui/Action.tsx'

/** Back to the other pages. */
export function Leave() {
  const { stationScreen: stationScreenWords } = useWords()
  const navigate = useNavigate()
  const mayLose = useMayLose()
  const leave = async () => {
    if (await mayLose([pages.station.path])) await navigate(pages.mainDashboard.path)
  }
  return (
    <Action icon="close" look="quiet" onClick={() => void leave()}>
      {stationScreenWords.leave}
    </Action>
  )
}
