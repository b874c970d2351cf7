import { fill } from '@takt/contract/errors.ts'
import type { StationScreen } from '@takt/contract/stationScreen.ts'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { Lamp } from '~/shapes/Lamp.tsx'
import { useLampSound } from '~/shapes/use-lamp-sound.ts'
import { Icon } from '~/ui/Icon.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import css from './head.module.css'

type HeadProps = { screen: StationScreen; onPeople: () => void }

/** Which station this is, its state, who works here, and how far the order is. */
export function Head({ screen, onPeople }: HeadProps) {
  const words = useWords()
  const formats = useFormats()
  const { stationNumber, stationName, stationStatus, silent, lastHeartbeat, lamp } = screen
  useLampSound(lamp.lampSound)
  return (
    <header className={css.head}>
      <h1>
        {stationNumber}
        {stationName !== stationNumber && <small>{stationName}</small>}
      </h1>
      <Lamp colour={lamp.lampColour} large />
      <StatusDot {...stateOf('stationStatus', stationStatus)} pill>
        {silent && lastHeartbeat
          ? fill(words.stationScreen.silent, { time: formats.clock(lastHeartbeat) })
          : words.stationStatus[stationStatus]}
      </StatusDot>
      <People screen={screen} onPeople={onPeople} />
      <Order screen={screen} />
    </header>
  )
}

function People({ screen: { people, optLevel }, onPeople }: HeadProps) {
  const { stationScreen: stationScreenWords } = useWords()
  const { list } = useFormats()
  const isWrong = optLevel > 0 && !people.some(({ qualified }) => qualified)
  return (
    <button type="button" className={css.people} data-tone={isWrong ? 'warn' : 'idle'} onClick={onPeople}>
      <Icon name={isWrong ? 'warning' : 'people'} size={24} />
      <span>{people.length === 0 ? stationScreenWords.nobody : list(people.map(({ name }) => name))}</span>
    </button>
  )
}

function Order({ screen: { order } }: { screen: StationScreen }) {
  const { stationScreen: stationScreenWords } = useWords()
  const formats = useFormats()
  if (!order) return <p className={css.order}>{stationScreenWords.noOrder}</p>
  const { orderCode, typeNo, typeName, orderNumber, actualNumber } = order
  const made = formats.count(actualNumber)
  const planned = formats.count(orderNumber)
  return (
    <div className={css.order}>
      <p>
        <b>{orderCode}</b>
        <span>{[...new Set([typeNo, typeName])].filter(Boolean).join(' · ')}</span>
      </p>
      <p className={css.made} aria-label={fill(stationScreenWords.made, { made, planned })}>
        <b>{made}</b>
        <span>{`/ ${planned}`}</span>
      </p>
    </div>
  )
}
