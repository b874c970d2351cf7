import { fill } from '@takt/contract/errors.ts'
import { readLine } from '~/api/stored.ts'
import { useWords } from '~/i18n/words.tsx'
import { LeftForArchives } from '~/shapes/ArchivedNote.tsx'
import { OnOtherLines } from '~/shapes/OnOtherLines.tsx'
import { passportPath } from '~/shapes/UnitLink.tsx'
import css from './units.module.css'

/** A scan that found no unit is answered under its field: list, filters and tab stay as they are. */
export function ScanMiss({ unit }: { unit: string }) {
  const { units: unitWords } = useWords()
  return (
    <div className={css.miss} role="alert">
      <span>{fill(unitWords.unknown, { unit, lineNumber: readLine() ?? '' })}</span>
      <LeftForArchives of="units" />
      <OnOtherLines serial={unit} pathOf={passportPath} />
    </div>
  )
}
