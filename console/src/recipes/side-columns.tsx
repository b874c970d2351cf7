import { fill } from '@takt/contract/errors.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { asWritten, isAbout } from '@takt/contract/parameters.ts'
import type { Parameter, StationRecipe } from '@takt/contract/recipes.ts'
import type { useFormats } from '~/fields/format.tsx'
import type { SideColumn } from '~/shapes/typed-columns.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { settings, type CellName } from './cells.ts'
import css from './recipes.module.css'

type Formats = ReturnType<typeof useFormats>

/** Next to what is typed: what the station has, and who changed the parameter last. */
export function sideColumnsOf(
  words: Words,
  formats: Formats,
  typeNo: string,
  { readBack, drift, released }: StationRecipe,
  parameters: readonly Parameter[],
): SideColumn<CellName>[] {
  const { recipes: recipeWords } = words
  const atStation = (paraCode: string) => {
    const read = readBack.find((one) => one.paraCode === paraCode)
    if (!read) return null
    if (!isAbout(read, typeNo))
      return <span className={css.quiet}>{fill(recipeWords.otherType, { typeNo: read.typeNo ?? '' })}</span>
    const text = settings.write(asWritten(read.value), formats.decimal)
    const when = fill(recipeWords.readAt, { at: formats.instant(read.at) })
    if (!drift.includes(paraCode)) return <span title={when}>{text}</span>
    const meant = settings.write(
      released?.parameters.find((one) => one.paraCode === paraCode)?.value ?? null,
      formats.decimal,
    )
    const differs = fill(recipeWords.differs, { value: meant })
    return (
      <span className={css.drift} title={`${differs}. ${when}`}>
        <Icon name="warning" size={13} /> {text}
        <span className="unseen">{differs}</span>
      </span>
    )
  }
  const changed = (paraCode: string) => {
    const one = parameters.find((parameter) => parameter.paraCode === paraCode)
    return (
      one && (
        <span
          className={css.quiet}
          title={formats.instant(one.changedAt)}
        >{`${one.changedBy} · ${formats.day(one.changedAt)}`}</span>
      )
    )
  }
  return [
    {
      key: 'atStation',
      label: recipeWords.atStation,
      width: 136,
      after: 'value',
      cell: ({ paraCode }) => atStation(paraCode),
    },
    { key: 'changed', label: words.field.changedAt, width: 170, cell: ({ paraCode }) => changed(paraCode) },
  ]
}
