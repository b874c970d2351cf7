import { fill } from '@takt/contract/errors.ts'
import type { StationScreen, UnitAtWork } from '@takt/contract/stationScreen.ts'
import { withUnit } from '@takt/contract/with-unit.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './unit.module.css'

/** As many are shown; more are one touch away. */
const fewEnough = 8

type MadeWithProps = { unit: UnitAtWork; recipe: StationScreen['recipe'] }

/** What the station is set to for this unit: the values its `go` carried. */
export function MadeWith({ unit: { paraVer, stationParaVer }, recipe }: MadeWithProps) {
  const { stationScreen: stationScreenWords } = useWords()
  const { measure } = useFormats()
  const versions = [
    paraVer !== null && fill(stationScreenWords.recipe, { version: paraVer }),
    stationParaVer !== null && fill(stationScreenWords.recipeOfStation, { version: stationParaVer }),
  ].filter(Boolean)
  if (versions.length === 0) return null
  return (
    <details className={css.recipe} open={recipe.length <= fewEnough}>
      <summary>{versions.join(' · ')}</summary>
      <dl>
        {recipe.map(({ paraCode, paraName, value, unit }) => (
          <div key={paraCode}>
            <dt>{paraName}</dt>
            <dd>{withUnit(typeof value === 'number' ? measure(value) : value, unit)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
