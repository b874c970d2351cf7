import { startLine } from './line.ts'
import type { startPlant } from './plant.ts'

/** A line with so many finished units that hold this lot. */
export const holdersIn =
  (plant: Awaited<ReturnType<typeof startPlant>>) =>
  async (lineNumber: string, bomLot: string, count: number) => {
    await startLine(plant, lineNumber)
    await plant.pool.query(
      `with made as (
       insert into units (line_number, product_id, type_no, type_ver, order_code, processing_number, processing_ver,
         process_status, registered_at, last_time, finished_at)
       select $1, gen_random_uuid(), 'T', 1, 'WO', 'R', 1, 'finished', now(), now(), now() from generate_series(1, $3)
       returning product_id)
     insert into components (line_number, product_id, component_id, root_id, bom_code, bom_lot, quantity, part_grp,
       station_number, component_time)
     select $1, product_id, gen_random_uuid(), product_id, 'PIN', $2, 1, 'PIN', 'S10', now() from made`,
      [lineNumber, bomLot, count],
    )
    return plant.as('admin', lineNumber)
  }
