import { useWords } from '~/i18n/words.tsx'
import { BindTask } from '~/materials/BindTask.tsx'
import { useBinding } from '~/materials/use-binding.ts'
import { Places } from './Places.tsx'
import css from './station.module.css'
import type { TaskProps } from './use-task.ts'

/** What the order takes here, what is loaded of it, and loading the next. */
export function Material({ screen: { stationNumber, places }, receivedAt }: TaskProps) {
  const { stationScreen: said } = useWords()
  const binding = useBinding(stationNumber)
  return (
    <div className={css.body}>
      {places.length === 0 ? (
        <p className={css.quiet}>{said.noMaterial}</p>
      ) : (
        <Places
          places={places}
          receivedAt={receivedAt}
          onLoad={({ position, bomCode }) =>
            binding.begin({ bomCode, ...(position !== null && { position }) })
          }
        />
      )}
      <BindTask binding={binding} />
    </div>
  )
}
