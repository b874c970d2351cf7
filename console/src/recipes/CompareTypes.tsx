import { useState } from 'react'
import { Switch } from 'antd'
import { Parameter, recipes } from '@takt/contract/recipes.ts'
import { useAnswer } from '~/api/hooks.ts'
import { lookOf } from '~/fields/look.ts'
import { Shown } from '~/fields/Shown.tsx'
import { useWords } from '~/i18n/words.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import { Sideways } from '~/ui/Sideways.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { compareGrids } from './compare.ts'
import css from './recipes.module.css'
import { TypeSelect } from './TypeSelect.tsx'

/** What is released for two types, side by side. */
export function CompareTypes({ typeNo, onClose }: { typeNo: string; onClose: () => void }) {
  const { recipes: recipeWords } = useWords()
  const [first, setFirst] = useState(typeNo)
  const [second, setSecond] = useState<string | null>(null)
  const [all, setAll] = useState(false)
  return (
    <SideSheet title={recipeWords.compareTypesOf} size={820} onClose={onClose}>
      <div className={css.picks}>
        <TypeSelect label={recipeWords.firstType} value={first} onChange={setFirst} />
        <Icon name="right" />
        <TypeSelect label={recipeWords.secondType} value={second} onChange={setSecond} />
        <label>
          <Switch size="small" checked={all} onChange={setAll} /> {recipeWords.same}
        </label>
      </div>
      <p className={css.quiet}>{recipeWords.compareAbout}</p>
      {second ? (
        <TwoTypes first={first} second={second} all={all} />
      ) : (
        <EmptyState title={recipeWords.chooseType} icon="type" />
      )}
    </SideSheet>
  )
}

function TwoTypes({ first, second, all }: { first: string; second: string; all: boolean }) {
  const words = useWords()
  const { recipes: recipeWords, versions, field } = words
  const [before, after] = [
    useAnswer(recipes.grid, { typeNo: first }),
    useAnswer(recipes.grid, { typeNo: second }),
  ]
  const error = before.error ?? after.error
  if (error) return <NotRead error={error} />
  if (!before.data || !after.data) return <Waiting label={words.say.loading} />
  const rows = compareGrids(before.data, after.data).filter(({ difference }) => all || difference !== 'same')
  if (rows.length === 0) return <EmptyState title={recipeWords.noDifference} icon="check" />
  return (
    <Sideways label={recipeWords.compareTypesOf}>
      <table className={css.compare}>
        <thead>
          <tr>
            <th scope="col">{field.stationNumber}</th>
            <th scope="col">{field.paraCode}</th>
            <th scope="col">{versions.fieldHead}</th>
            <th scope="col">{first}</th>
            <th scope="col">{second}</th>
          </tr>
        </thead>
        <tbody>
          {rows.flatMap(({ key, row, difference, cells }) =>
            cells
              .filter(({ name, same, before, after }) =>
                difference === 'changed' || difference === 'same'
                  ? all || !same
                  : name === 'value' && (before ?? after) !== null,
              )
              .map(({ name, before, after }, at) => (
                <tr key={`${key} ${name}`} data-same={difference === 'same'}>
                  <td>{at === 0 && row.stationNumber}</td>
                  <td>{at === 0 && <b>{row.paraCode}</b>}</td>
                  <td>{field[name]}</td>
                  {[before, after].map((value, side) => (
                    <td key={side === 0 ? 'before' : 'after'}>
                      <Shown look={lookOf(Parameter.shape[name])} field={name} value={value} />
                    </td>
                  ))}
                </tr>
              )),
          )}
        </tbody>
      </table>
    </Sideways>
  )
}
