import { audit } from './audit.ts'
import { boards } from './boards.ts'
import { collectionSets } from './collectionSets.ts'
import { find } from './find.ts'
import { lines } from './lines.ts'
import { orders } from './orders.ts'
import { plant } from './plant.ts'
import { preferences } from './preferences.ts'
import { processings } from './processings.ts'
import { session } from './session.ts'
import { stations } from './stations.ts'
import { types } from './types.ts'
import { units } from './units.ts'
import { users } from './users.ts'
import { values } from './values.ts'
import { walls } from './walls.ts'

/** Everything the console may call. */
export const features = { audit, boards, collectionSets, find, lines, orders, plant, preferences, processings, session, stations, types, units, users, values, walls }
