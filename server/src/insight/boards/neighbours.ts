import type { Db } from '../../platform/db/tables.ts'
import { routesOn } from './boards.queries.ts'
import { isReworkOnly } from './line-pace.ts'
import { mainWay } from './planned.ts'

/** Which stations come right before and right after each on the ways that units of the line take or took of late. */
export async function neighboursOn(db: Db, line: string) {
  const routes = (await routesOn(db, [line])).map(({ steps }) => steps)
  const pairs = routes.flatMap((steps) => {
    const way = mainWay(steps).map(({ stationNumber }) => stationNumber)
    return way.slice(1).map((after, place) => ({ before: way[place]!, after }))
  })
  const once = (list: string[], station: string) => [...new Set(list)].filter((one) => one !== station)
  return {
    /** It waits because nothing needs rework. */
    isReworkOnly: (station: string) => isReworkOnly(station, routes),
    before: (station: string) =>
      once(
        pairs.filter(({ after }) => after === station).map(({ before }) => before),
        station,
      ),
    after: (station: string) =>
      once(
        pairs.filter(({ before }) => before === station).map(({ after }) => after),
        station,
      ),
  }
}
