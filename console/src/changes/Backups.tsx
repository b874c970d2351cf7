import { useState } from 'react'
import { Link } from 'react-router'
import { type Backup, backups } from '@takt/contract/backups.ts'
import { fill } from '@takt/contract/errors.ts'
import { pages } from '@takt/contract/pages.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useSession } from '~/api/session.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { PlainTable } from '~/shapes/PlainTable.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'

/** When the database was last saved, how large that is, and how long it took; and what failed, with why. */
export function Backups() {
  const { backups: backupWords } = useWords()
  const may = useSession(({ grants }) => grants.sysLogView !== undefined)
  const { data, error, refetch } = useAnswer(backups.list, {})
  if (error && !data) return <NotRead error={error} again={refetch} />
  if (!data) return <div aria-busy />
  return (
    <>
      {may && <Link to={`${pages.sysLogView.path}?module=database`}>{backupWords.statements}</Link>}
      {data.length === 0 ? <EmptyState title={backupWords.none} icon="export" /> : <Made all={data} />}
    </>
  )
}

function Made({ all }: { all: readonly Backup[] }) {
  const { backups: backupWords, field } = useWords()
  const { instant, bytes: size, duration } = useFormats()
  const [now] = useState(() => Date.now())
  const last = all.find(({ errorText }) => errorText === null)
  const age = last && Math.round((now - Date.parse(last.finishedAt)) / 1000)
  return (
    <>
      <p>{age === undefined ? backupWords.onlyFailed : fill(backupWords.last, { time: duration(age) })}</p>
      <PlainTable
        label={backupWords.about}
        head={[backupWords.finishedAt, backupWords.result, field.size, backupWords.took]}
        rows={all.map(({ finishedAt, bytes, seconds, errorText }) => [
          instant(finishedAt),
          errorText === null ? backupWords.made : fill(backupWords.failed, { error: errorText }),
          bytes === null ? '–' : size(bytes),
          duration(Math.round(seconds)),
        ])}
      />
    </>
  )
}
