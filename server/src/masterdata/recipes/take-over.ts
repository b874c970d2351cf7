import { refuse } from '@takt/contract/errors.ts'
import { asWritten, isAbout, isSameValue } from '@takt/contract/parameters.ts'
import type { Parameter, RecipePlace, ValueSource } from '@takt/contract/recipes.ts'
import type { LineCall } from '../../platform/db/call.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readBackOf } from './recipes.queries.ts'
import { changeDraft, type Seen } from './recipes.ts'

/** The draft with values from elsewhere; what has no such value stays as it is. */
export const takeOver = (
  call: LineCall,
  { revision, from, ...place }: RecipePlace & Seen & { from: ValueSource },
) =>
  changeDraft(call, place, revision, takingOver[from], async (db, { draft, released }) => {
    const base = draft ?? released ?? refuse('recipes.none_yet')
    if (from === 'latest') {
      if (!released || base.basedOn === released.paraVer || base === released)
        refuse('recipes.latest_already')
      return { parameters: released!.parameters, remark: base.remark, basedOn: released!.paraVer }
    }
    const value = from === 'default' ? defaultOf : await readBackBy(db, call, place)
    const found = base.parameters.map((parameter) => value(parameter))
    if (found.every((one) => one === null || one === undefined))
      refuse(from === 'default' ? 'recipes.no_default' : 'recipes.nothing_read')
    return {
      parameters: base.parameters.map((parameter, i) => ({
        ...parameter,
        value: found[i] ?? parameter.value,
      })),
      remark: base.remark,
    }
  })

const takingOver = {
  station: 'reload',
  default: 'resetToDefault',
  latest: 'updateToLatest',
} as const satisfies Record<ValueSource, string>

const defaultOf = ({ defaultValue }: Parameter) => defaultValue

async function readBackBy(db: Db, { line }: LineCall, { typeNo, stationNumber }: RecipePlace) {
  const read = await readBackOf(db, line, stationNumber)
  const about = read.filter((one) => isAbout(one, typeNo))
  if (about.length === 0 && read[0]?.typeNo) refuse('recipes.runs_other', { typeNo: read[0].typeNo })
  return ({ paraCode, value }: Parameter) => {
    const found = about.find((one) => one.paraCode === paraCode)
    return found && (isSameValue(found.value, value) ? value : asWritten(found.value))
  }
}
