import { afterAll, expect, test } from 'vitest'
import { forgetUnits } from './old-units.ts'
import { startLine } from './testing/line.ts'
import { startPlant } from './testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const { pool, db } = plant
const { station } = await startLine(plant, 'L1')

test('what was answered for a unit leaves with it', async () => {
  await station('S10').work('GONE', { TORQUE: 10 })
  await station('S10').work('STAYS', { TORQUE: 10 })
  await pool.query(
    `update units set process_status = 'finished', finished_at = now(), last_time = '2024-01-05', registered_at = '2024-01-05' where product_sn = 'GONE'`,
  )
  await pool.query(
    `insert into sops (line_number, sop_code, sop_ver, sop_title, sop_language, read_confirm, major, valid_from, content_hash, authors, update_author)
     values ('L1', 'GLUE', 1, 'Glueing', 'en', false, true, now(), 'hash', '["admin"]', 'admin')`,
  )
  await pool.query(
    `insert into sop_answers (line_number, answer_id, product_id, pass_no, station_number, sop_code, sop_ver, step_no, asks, content_hash, operator_no, answered_by, answered_at)
     select 'L1', gen_random_uuid(), product_id, 1, 'S10', 'GLUE', 1, 1, 'confirm', 'hash', '1', 'Ann', now() from units`,
  )
  await forgetUnits(db, '2025-01-01T00:00:00Z')
  const { rows } = await pool.query(
    `select u.product_sn as sn from sop_answers a left join units u using (line_number, product_id)`,
  )
  expect(rows).toEqual([{ sn: 'STAYS' }])
})
