import { useSearchParams } from 'react-router'
import { everyType, recipeKey, recipes, type RecipeKey } from '@takt/contract/recipes.ts'
import { fill } from '@takt/contract/errors.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { versionsOf } from '~/shapes/versions.ts'

export const sets = versionsOf(
  { ...recipes, update: recipes.save },
  recipeKey,
  ['type', 'station'],
  ({ typeNo, stationNumber }) => (typeNo === everyType ? stationNumber : `${typeNo} · ${stationNumber}`),
)

export const views = ['type', 'station'] as const
export type View = (typeof views)[number]
/** `version` null: the draft, else what is released. */
export type RecipePlace = { typeNo: string; stationNumber: string; version: number | null }

export const isSamePlace = (one: RecipePlace | null, other: RecipePlace | null) =>
  JSON.stringify(one) === JSON.stringify(other)
export const placeOf = ({ typeNo, stationNumber, paraVer }: RecipeKey): RecipePlace => ({
  typeNo,
  stationNumber,
  version: paraVer,
})

/** The shown place is in the address: for a type or whatever the type, which station, which version. */
export function usePlace() {
  const [now, setParams] = useSearchParams()
  const view =
    now.get('type') === everyType ? 'station' : (views.find((name) => name === now.get('view')) ?? 'type')
  const typeNo = view === 'station' ? everyType : now.get('type')
  const version = Number(now.get('version'))
  const stationNumber = now.get('station')
  const place: RecipePlace | null =
    typeNo && stationNumber
      ? { typeNo, stationNumber, version: Number.isInteger(version) && version > 0 ? version : null }
      : null

  const go = (next: { view?: View; typeNo?: string | null; place?: RecipePlace | null }) =>
    setParams((now) => {
      const address = new URLSearchParams(now)
      const put = (name: string, value: string | number | null | undefined) =>
        value ? address.set(name, String(value)) : address.delete(name)
      if (next.view) put('view', next.view)
      if (next.view && now.get('type') === everyType) put('type', null)
      if (next.typeNo !== undefined) put('type', next.typeNo)
      if (next.view || next.typeNo !== undefined) put('version', null)
      if (next.place !== undefined) {
        put('station', next.place?.stationNumber)
        put('version', next.place?.version)
      }
      return address
    })
  return { view, typeNo, place, go }
}

/** How the parameters of a station are called. */
export const nameOf = (
  { recipes: recipeWords }: Words,
  { typeNo, stationNumber }: Pick<RecipePlace, 'typeNo' | 'stationNumber'>,
) =>
  typeNo === everyType
    ? fill(recipeWords.ofEvery, { stationNumber })
    : fill(recipeWords.of, { typeNo, stationNumber })
