import { account } from './account.ts'
import { boards } from './boards.ts'
import { choices } from './choices.ts'
import { collectionSets } from './collectionSets.ts'
import { comfort } from './comfort.ts'
import { error } from './errors.ts'
import { field } from './fields.ts'
import { files } from './files.ts'
import { find } from './find.ts'
import { lists } from './lists.ts'
import { guide } from './guide.ts'
import { lines } from './lines.ts'
import { lots } from './lots.ts'
import { notices } from './notices.ts'
import { operators } from './operators.ts'
import { orders } from './orders.ts'
import { people } from './people.ts'
import { processings } from './processings.ts'
import { group, page, say } from './say.ts'
import { passes } from './passes.ts'
import { shell } from './shell.ts'
import { settings } from './settings.ts'
import { stations } from './stations.ts'
import { types } from './types.ts'
import { units } from './units.ts'
import { values } from './values.ts'
import { walls } from './walls.ts'
import { versions } from './versions.ts'

export const en = { account, page, group, field, error, say, shell, comfort, files, find, guide, notices, lists, operators, orders, people, units, values, boards, settings, stations, lines, lots, types, collectionSets, processings, versions, passes, walls, ...choices }

type Said<T> = { [K in keyof T]: T[K] extends string ? string : Said<T[K]> }
/** What every language must say: a missing word does not compile. */
export type Words = Said<typeof en>
