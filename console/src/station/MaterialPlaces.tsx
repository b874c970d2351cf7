import type { MaterialPlace } from '@takt/contract/materials.ts'
import { useWords } from '~/i18n/words.tsx'
import { CountedFrom, Left, PlaceState, TimeLeft } from '~/materials/Left.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './places.module.css'

type PlacesProps = {
  places: readonly MaterialPlace[]
  receivedAt: number
  /** Without it they are only shown. */
  onLoad?: (place: MaterialPlace) => void
}

/** Each part of the bill at this station: where it is loaded, how much is left, and for how long. */
export function MaterialPlaces({ places, receivedAt, onLoad }: PlacesProps) {
  const { stationScreen: stationScreenWords } = useWords()
  return (
    <CountedFrom value={receivedAt}>
      <ul className={css.places}>
        {places.map((place) => (
          <li key={`${place.position} ${place.bomCode} ${place.bomLot}`}>
            <div className={css.part}>
              <b>{place.position ?? '–'}</b>
              <span>{[...new Set([place.bomCode, place.bomName])].filter(Boolean).join(' · ')}</span>
              <TimeLeft place={place} />
            </div>
            {place.bomLot === null ? (
              <PlaceState bomState={place.bomState} />
            ) : (
              <div className={css.lot}>
                <span>{place.bomLot}</span>
                {place.bomState !== 'bound' && <PlaceState bomState={place.bomState} />}
                <Left place={place} />
              </div>
            )}
            {onLoad && (
              <Action icon="scan" onClick={() => onLoad(place)}>
                {stationScreenWords.load}
              </Action>
            )}
          </li>
        ))}
      </ul>
    </CountedFrom>
  )
}
