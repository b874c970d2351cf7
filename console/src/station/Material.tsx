import { useWords } from '~/i18n/words.tsx'
import { BindTask } from '~/materials/BindTask.tsx'
import { useBinding } from '~/materials/use-binding.ts'
import { MaterialPlaces } from './MaterialPlaces.tsx'
import css from './station.module.css'
import type { TaskProps } from './use-task.ts'

/** What the order takes here and nobody loaded yet, and loading it; what is loaded is on the buttons. */
export function Material({ screen: { stationNumber, places }, receivedAt }: TaskProps) {
  const { stationScreen: stationScreenWords } = useWords()
  const binding = useBinding(stationNumber)
  const missing = places.filter(({ position }) => position === null)
  return (
    <div className={css.body}>
      {places.length === 0 && <p className={css.quiet}>{stationScreenWords.noMaterial}</p>}
      {missing.length > 0 && (
        <MaterialPlaces
          places={missing}
          receivedAt={receivedAt}
          onLoad={({ bomCode }) => binding.begin({ bomCode })}
        />
      )}
      <BindTask binding={binding} />
    </div>
  )
}
