import { useState } from 'react'
import { openingWalls } from '@takt/contract/wall-views.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useWords, withWords } from '~/i18n/words.tsx'
import { Arriving } from '~/ui/Arriving.tsx'
import { Action } from '~/ui/Action.tsx'
import { later } from '~/ui/later.ts'

// It is a form, and forms come with the lists: the first page must not wait for them.
const WallSheet = later(async () => (await withWords(() => import('./WallSheet.tsx'))).WallSheet)

/** To the screens in the hall: what they show, and the links by which they do without a person. `lines`: chosen at first; none named: all. */
export function WallAction({ lines }: { lines?: string[] }) {
  const words = useWords()
  const forbidden = useForbidden(openingWalls)
  const [open, show] = useState(false)
  return (
    <>
      <Action icon="wall" blocked={forbidden} onClick={() => show(true)}>
        {words.boards.wallView}
      </Action>
      {open && (
        <Arriving>
          <WallSheet lines={lines} onClose={() => show(false)} />
        </Arriving>
      )}
    </>
  )
}
