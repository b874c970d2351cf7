import { afterAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { asRefusal } from '../http/refuse-calls.ts'

const plant = await startPlant()
afterAll(plant.close)
await startLine(plant, 'L1')
await sql`insert into collection_sets (col_set_id, col_set_version, col_set_name, update_author) values ('DRAFT', 1, 'Draft', 'test')`.execute(
  plant.db,
)
await sql`insert into process_results (col_set_id, col_set_version, char_seq_num, result_code, result_name) values ('DRAFT', 1, 1, 'X', 'X')`.execute(
  plant.db,
)

/** Past the server and its rules, straight at the tables. */
const write = (statement: string) => sql.raw(statement).execute(plant.db)
const released = `definition_status = 'released'`

describe('the database itself keeps what was released', () => {
  test.each([
    ['a type from being renamed', `update product_types set type_name = 'Other' where ${released}`],
    [
      'a type from becoming a draft again',
      `update product_types set definition_status = 'draft' where ${released}`,
    ],
    ['a type from being deleted', `delete from product_types where ${released}`],
    ['the steps of a route', `update processings set steps = '[]' where ${released}`],
    ['a route from being deleted', `delete from processings where ${released}`],
    [
      'a collection set from another name',
      `update collection_sets set col_set_name = 'Other' where ${released}`,
    ],
    [
      'a collection set from another version number',
      `update collection_sets set col_set_version = 7 where ${released}`,
    ],
    ['a collection set from being deleted', `delete from collection_sets where ${released}`],
    [
      'a limit of its characteristics',
      `update process_results set upper_spec_limit = 99 where result_code = 'VOUT'`,
    ],
    ['its characteristics from being deleted', `delete from process_results where result_code = 'VOUT'`],
    [
      'its characteristics from getting more',
      `insert into process_results (col_set_id, col_set_version, char_seq_num, result_code, result_name)
      select col_set_id, col_set_version, 99, 'NEW', 'New' from collection_sets where ${released}`,
    ],
    [
      'its characteristics from getting some of a draft',
      `update process_results r set (col_set_id, col_set_version, char_seq_num) =
      (select col_set_id, col_set_version, 98 from collection_sets where ${released}) where r.col_set_id = 'DRAFT'`,
    ],
    [
      'its characteristics from going to a draft',
      `update process_results set col_set_id = 'DRAFT', col_set_version = 1, char_seq_num = 97 where result_code = 'VOUT'`,
    ],
  ])('%s', async (_, statement) => {
    const error: unknown = await write(statement).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'TK001' })
    expect(asRefusal(error, '').key).toBe('definition.frozen')
  })

  test('and lets it be retired, once and for all', async () => {
    await write(`update product_types set definition_status = 'obsolete', revision = revision + 1`)
    await expect(write(`update product_types set definition_status = 'released'`)).rejects.toMatchObject({
      code: 'TK001',
    })
    await expect(write(`delete from product_types`)).rejects.toMatchObject({ code: 'TK001' })
  })

  test('while a draft is anybody’s to change and to delete', async () => {
    await write(`update process_results set upper_spec_limit = 5 where col_set_id = 'DRAFT'`)
    await write(`update collection_sets set col_set_name = 'Other' where col_set_id = 'DRAFT'`)
    await write(`delete from collection_sets where col_set_id = 'DRAFT'`)
    expect((await write(`select from process_results where col_set_id = 'DRAFT'`)).rows).toEqual([])
  })
})
