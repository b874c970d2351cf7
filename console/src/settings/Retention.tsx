import { archiveKinds } from '@takt/contract/archives.ts'
import { useWords } from '~/i18n/words.tsx'
import { Archives } from './Archives.tsx'
import { Occupied, useOccupied } from './Occupied.tsx'
import { RetentionField } from './RetentionField.tsx'
import css from './settings.module.css'

const logs = [
  'notices',
  'refusedArrivals',
  'stationTelegrams',
  'hostTelegrams',
  'sessions',
  'applicationLog',
] as const

/** How long each kind of record is kept, what it occupies now, and what was archived of it. */
export function RetentionSection() {
  const { settings: settingsWords } = useWords()
  const occupied = useOccupied()
  return (
    <div className={css.section}>
      <p className={css.about}>{settingsWords.retentionHint}</p>
      <h3>{settingsWords.records}</h3>
      {archiveKinds.map((kind) => (
        <RetentionField key={kind} of={kind} hint={<Occupied of={occupied.get(kind)} />} />
      ))}
      <h3>{settingsWords.logs}</h3>
      {logs.map((log) => (
        <RetentionField key={log} of={log} />
      ))}
      <h3>{settingsWords.archives}</h3>
      <Archives />
    </div>
  )
}
