import { materials } from '@takt/contract/materials.ts'
import { useCommand } from '~/api/hooks.ts'
import { instantOf, useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { useNow } from '~/ui/now.ts'
import css from './BindTask.module.css'
import type { Accepted, TheBinding } from './use-binding.ts'

const undoFor = 8000

/** What was loaded just now, large enough to be read in passing; the last one can be taken back for eight seconds. */
export function BindAccepted({ binding: { accepted, takenBack } }: { binding: TheBinding }) {
  const { materials: materialWords } = useWords()
  return (
    <ol className={css.accepted} aria-label={materialWords.loadedNow}>
      {accepted.map((one, index) => (
        <li
          key={one.key}
          className={css.done}
          data-last={index === 0}
          role={index === 0 ? 'status' : undefined}
        >
          <Icon name="check" size={24} />
          <span>{one.text}</span>
          <Since at={one.at} />
          {index === 0 && !one.replaced && <Undo one={one} onDone={() => takenBack(one.key)} />}
        </li>
      ))}
    </ol>
  )
}

function Since({ at }: { at: number }) {
  const { clockSeconds } = useFormats()
  return <time>{clockSeconds(instantOf(at))}</time>
}

/** Only where nothing lay before: what was replaced has its own history. */
function Undo({ one: { at, stationNumber, position }, onDone }: { one: Accepted; onDone: () => void }) {
  const { materials: materialWords, lists } = useWords()
  const now = useNow(1000)
  const unbind = useCommand(materials.unbind, materialWords.unboundSuccess, { onDone })
  if (now - at > undoFor) return null
  return (
    <Action
      icon="undo"
      onClick={() => void unbind({ stationNumber, position, reason: materialWords.takenBack })}
    >
      {lists.undo}
    </Action>
  )
}
