import { fill } from '@takt/contract/errors.ts'
import type { StationRecipe } from '@takt/contract/recipes.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { DownloadState } from './Downloads.tsx'
import css from './recipes.module.css'

type StationListProps = {
  grid: readonly StationRecipe[]
  chosen: string | null
  onChoose: (stationNumber: string) => void
}

/** The stations of the line with what each is set to, and where it has something else. */
export function StationList({ grid, chosen, onChoose }: StationListProps) {
  const { recipes: recipeWords } = useWords()
  return (
    <ul className={css.stations} aria-label={recipeWords.stations}>
      {grid.map((row) => (
        <li key={row.stationNumber}>
          <button
            type="button"
            aria-current={row.stationNumber === chosen ? 'true' : undefined}
            onClick={() => onChoose(row.stationNumber)}
          >
            <StationLine {...row} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function StationLine({
  stationNumber,
  stationName,
  released,
  draft,
  drift,
  readBack,
  download,
}: StationRecipe) {
  const { recipes: recipeWords } = useWords()
  const { count } = useFormats()
  const isRead = released?.parameters.some(({ paraCode }) =>
    readBack.some((read) => read.paraCode === paraCode),
  )
  return (
    <>
      <span className={css.station}>
        <b>{stationNumber}</b>
        {stationName !== stationNumber && <span>{stationName}</span>}
      </span>
      <span className={css.marks}>
        {released && <span>{fill(recipeWords.version, { version: released.paraVer })}</span>}
        {draft && <span className={css.drafted}>{fill(recipeWords.draft, { version: draft.paraVer })}</span>}
        {!released && !draft && <span className={css.quiet}>{recipeWords.nothing}</span>}
        {drift.length > 0 && (
          <span className={css.drift}>
            <Icon name="warning" size={13} /> {fill(recipeWords.differ, { count: count(drift.length) })}
          </span>
        )}
        {released && !isRead && <span className={css.quiet}>{recipeWords.notRead}</span>}
      </span>
      {download && (
        <span className={css.result}>
          <DownloadState {...download} />
          {download.downloadState === 'failed' && <span className={css.message}>{download.message}</span>}
        </span>
      )}
    </>
  )
}
