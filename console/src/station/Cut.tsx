import { useLive } from '~/api/live.ts'
import { useWords } from '~/i18n/words.tsx'
import { Icon } from '~/ui/Icon.tsx'
import css from './station.module.css'

/** Without a connection what is shown is what was. */
export function Cut() {
  const { stationScreen: said } = useWords()
  const isLost = useLive(({ state }) => state === 'lost')
  if (!isLost) return null
  return (
    <p className={css.cut} role="alert">
      <Icon name="warning" size={24} />
      <b>{said.connecting}</b>
      <span>{said.refresh}</span>
    </p>
  )
}
