import { bomDefs } from '@takt/contract/bomDefs.ts'
import type { MaterialPlace } from '@takt/contract/materials.ts'
import { stations } from '@takt/contract/stations.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import css from './BindTask.module.css'
import { PlaceState, TimeLeft } from './Left.tsx'
import type { TheBinding } from './use-binding.ts'

type BindChoicesProps = { binding: TheBinding; places: MaterialPlace[]; blocked: string | null }

/** The possible answers, as buttons for a gloved hand, each with what is there now. */
export function BindChoices({ binding, places, blocked }: BindChoicesProps) {
  const { draft, turn, wrong, advance } = binding
  if (blocked !== null) return null
  if (turn.at === 'stationNumber')
    return <Stations places={places} onChoose={(stationNumber) => advance({ stationNumber })} />
  if (turn.at === 'position')
    return (
      <ul className={css.choices}>
        {places
          .filter(({ stationNumber }) => stationNumber === draft.stationNumber)
          .flatMap((place) => (place.position === null ? [] : [{ ...place, position: place.position }]))
          .map((place) => (
            <Choice
              key={place.position}
              name={place.position}
              about={[place.bomCode, place.bomName].filter(Boolean).join(' · ')}
              onChoose={() => advance({ position: place.position })}
            >
              <Lies place={place} />
            </Choice>
          ))}
      </ul>
    )
  if (turn.at === 'bomCode')
    return (
      <Parts
        parts={String(wrong?.facts.parts ?? draft.bomCode).split(', ')}
        onChoose={(bomCode) => advance({ bomCode })}
      />
    )
  return null
}

function Stations({ places, onChoose }: { places: MaterialPlace[]; onChoose: (station: string) => void }) {
  const { data = [] } = useAnswer(stations.names, {})
  return (
    <ul className={css.choices}>
      {data.map(({ stationNumber, stationName }) => {
        const ofStation = places.filter((place) => place.stationNumber === stationNumber)
        // The soonest empty comes first in the answer.
        const [first] = ofStation
        return (
          <Choice
            key={stationNumber}
            name={stationNumber}
            about={stationName}
            onChoose={() => onChoose(stationNumber)}
          >
            {first && <Lies place={first} />}
          </Choice>
        )
      })}
    </ul>
  )
}

function Parts({ parts, onChoose }: { parts: string[]; onChoose: (bomCode: string) => void }) {
  const { data = [] } = useAnswer(bomDefs.names, {})
  return (
    <ul className={css.choices}>
      {parts.map((bomCode) => (
        <Choice
          key={bomCode}
          name={bomCode}
          about={data.find((part) => part.bomCode === bomCode)?.bomName ?? ''}
          onChoose={() => onChoose(bomCode)}
        />
      ))}
    </ul>
  )
}

/** What is loaded there and how long it lasts. */
function Lies({ place }: { place: MaterialPlace }) {
  const { materials: materialWords } = useWords()
  return (
    <>
      <PlaceState bomState={place.bomState} />
      <span>{place.bomLot ?? materialWords.notLoaded}</span>
      {place.secondsLeft !== null && <TimeLeft place={place} />}
    </>
  )
}

type ChoiceProps = { name: string; about: string; onChoose: () => void; children?: React.ReactNode }

const Choice = ({ name, about, onChoose, children }: ChoiceProps) => (
  <li>
    <button type="button" className={css.choice} onClick={onChoose}>
      <span className={css.name}>
        <b>{name}</b> <span>{about}</span>
      </span>
      {children && <span className={css.lies}>{children}</span>}
    </button>
  </li>
)
