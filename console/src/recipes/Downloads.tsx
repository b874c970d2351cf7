import { fill } from '@takt/contract/errors.ts'
import { everyType, recipes, type ParameterDownload } from '@takt/contract/recipes.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import css from './recipes.module.css'

/** What was sent to a station and what became of it, newest first. */
export function Downloads({ stationNumber }: { stationNumber: string }) {
  const words = useWords()
  const { data, error, refetch } = useAnswer(recipes.downloads, { stationNumber })
  if (error) return <NotRead error={error} again={refetch} />
  if (!data) return <Waiting label={words.say.loading} />
  if (data.length === 0) return <EmptyState title={words.recipes.noDownloads} icon="export" />
  return (
    <ol className={css.downloads}>
      {data.map((one) => (
        <li key={one.id}>
          <Download {...one} />
        </li>
      ))}
    </ol>
  )
}

function Download({ typeNo, paraVer, requestedBy, at, ...rest }: ParameterDownload) {
  const { recipes: recipeWords } = useWords()
  const formats = useFormats()
  return (
    <>
      <DownloadState {...rest} />
      <b>{`${typeNo === everyType ? recipeWords.view.station : typeNo} · ${fill(recipeWords.version, { version: paraVer })}`}</b>
      <span
        className={css.quiet}
      >{`${formats.instant(at)} · ${fill(recipeWords.asksBy, { name: requestedBy })}`}</span>
      {rest.message && <span className={css.message}>{rest.message}</span>}
    </>
  )
}

export function DownloadState({ downloadState }: Pick<ParameterDownload, 'downloadState'>) {
  const words = useWords()
  return (
    <StatusDot {...stateOf('downloadState', downloadState)}>{words.downloadState[downloadState]}</StatusDot>
  )
}
