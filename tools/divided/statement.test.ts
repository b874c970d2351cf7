import { expect, test } from 'vitest'
import { judgeStatement } from './statement.ts'
import type { Placement } from './verdict.ts'

const placements: Record<string, Placement> = {
  lines: 'reference',
  parts: 'reference',
  notices: 'local',
  orders: 'distributed',
  units: 'distributed',
  passes: 'distributed',
}
const plan = {
  placementOf: (table: string) => placements[table],
  hasColumn: (table: string, column: string) =>
    column === 'line_number' ? table !== 'parts' : column === 'bom_code' && table === 'parts',
}
const problems = (text: string, values: unknown[] = []) => judgeStatement(text, plan, values).problems

test.each([
  'select * from parts join lines on true',
  'select count(*) from notices',
  'select * from units where line_number = $1',
  `select * from units u where u.line_number = 'L1' and u.product_id = any($2)`,
  'select * from units u join passes p on p.line_number = u.line_number and p.product_id = u.product_id where u.line_number = $1',
  'select * from units left join passes using (line_number, product_id) where line_number = $1',
  'select * from lines l join units u on u.line_number = l.line_number where l.line_number = $1',
  'select * from orders o where (o.line_number, o.order_code) = ($1, $2) for update',
  'select * from units u where u.line_number = $1 and exists (select from passes p where p.line_number = u.line_number)',
  'select * from units u where u.line_number = $1 and not exists (select from passes p where p.line_number = u.line_number)',
  'select * from units u where u.line_number = $1 and (u.line_number, u.product_id) in (select p.line_number, p.product_id from passes p)',
  'select (select count(*) from passes p where p.line_number = $1 and p.product_id = u.product_id) from units u where u.line_number = $1',
  'select * from (select line_number, count(*) from units group by line_number) u where u.line_number = $1',
  'with u as (select line_number, product_id from units where line_number = $1) select * from u join passes p using (line_number, product_id)',
  'with u as materialized (select * from units where line_number = $1) select * from u join passes p on p.product_id = u.product_id and p.line_number = $1',
  'select * from (select o.*, 1 as a from orders o left join units using (line_number)) as r where line_number = $1',
  'select 1 from units where line_number = $1 union all select 2 from passes where line_number = $1',
  'select * from units u cross join lateral (select * from passes p where p.line_number = $1 and p.product_id = u.product_id limit 1) p where u.line_number = $1',
  'insert into units (line_number, product_id) values ($1, $2), ($1, $3)',
  'insert into units (line_number, product_id) select l.line_number, g.id from lines l, unnest($2::uuid[]) as g (id) where l.line_number = $1',
  'insert into units (product_id, line_number) select p.product_id, p.line_number from passes p where p.line_number = $1',
  'insert into notices (source) select order_code from orders where line_number = $1',
  'update units u set trail = g.trail from unnest($2::uuid[], $3::text[]) as g (id, trail) where u.line_number = $1 and u.product_id = g.id',
  'update units set a = $3::timestamptz where line_number = $1',
  'delete from passes p using units u where u.line_number = $1 and p.line_number = u.line_number',
  'update notices set at = now()',
  'update parts set at = now()',
  'insert into units (line_number, trail) select l.line_number, g.t::smallint[] from lines l, unnest($2::text[]) as g (t) where l.line_number = $1',
])('touches one line or no divided table: %s', (text) => {
  expect(problems(text)).toEqual([])
})

test.each([
  ['select * from units', 'units is bound to no line'],
  ['select * from units where line_number = any($1)', 'units is bound to no line'],
  ['select * from units where line_number = $1 or product_id = $2', 'units is bound to no line'],
  ['select * from units where line_number = coalesce($1, line_number)', 'units is bound to no line'],
  [
    'select * from units u join passes p using (product_id) where u.line_number = $1',
    'passes is bound to no line',
  ],
  ['select * from units where product_sn = $1 for update', 'rows locked in several lines'],
  [
    'select * from units u, unnest($1::text[]) as g (line_number) where u.line_number = g.line_number',
    'units is bound to no line',
  ],
  [
    'select (select count(*) from passes p where p.line_number = u.line_number) from units u where u.line_number = $1',
    'passes is bound to no line',
  ],
  [
    'select * from units u where line_number = $1 and (a or exists (select from passes p where p.line_number = u.line_number))',
    'passes is bound to no line',
  ],
  [
    'select * from (select line_number, a from units order by a limit 9) u where u.line_number = $1',
    'units is bound to no line',
  ],
  [
    'with u as materialized (select * from units) select * from u where line_number = $1',
    'units is bound to no line',
  ],
  [
    'with u as (select * from units where line_number = $1) select * from u join passes p using (line_number) join u as v using (line_number)',
    'passes is bound to no line',
  ],
  [
    'select * from units u where u.line_number = $1 union all select * from passes',
    'passes is bound to no line',
  ],
  ['insert into units (product_id) values ($1)', 'units is bound to no line'],
  [
    'insert into units (line_number) select $1',
    'INSERT … SELECT whose line is not of a table: from lines l … where',
  ],
  [
    'insert into units (line_number, a) select g.line_number, g.a from unnest($1::text[], $2::int[]) as g (line_number, a)',
    'units is bound to no line',
  ],
  ['insert into units (line_number, a) values ($1, (select 1 from lines))', 'a subquery in VALUES'],
  ['insert into units (line_number, at) values ($1, now())', 'now() in a write: the value from the program'],
  [
    'insert into units (line_number) values ($1) on conflict (line_number) do update set id = gen_random_uuid()',
    'gen_random_uuid() in a write: the value from the program',
  ],
  [
    'update orders set at = current_timestamp where line_number = $1',
    'the time of day in a write: the value from the program',
  ],
  [
    'update units u set trail = g.trail::smallint[] from unnest($2::text[]) as g (trail) where u.line_number = $1',
    'a column cast to int2[] in a write',
  ],
  [
    'insert into parts (bom_code) values ($1) on conflict (bom_code) do update set at = now()',
    'now() in a write: the value from the program',
  ],
  [
    'delete from passes where ctid in (select ctid from passes where line_number = $1 limit 9) and line_number = $1',
    'ctid: rows by their key',
  ],
  [
    'with gone as (delete from units where line_number = $1 returning *) insert into passes (line_number) values ($1)',
    'WITH that writes: two statements',
  ],
  [
    'select * from notices n join units u using (line_number) where u.line_number = $1',
    'a local table beside distributed ones',
  ],
])('is refused: %s', (text, problem) => {
  expect(problems(text)).toContain(problem)
})

test('two parameters of one value are one line, of two values are two', () => {
  const text = 'select * from units u, orders o where u.line_number = $1 and o.line_number = $2'
  expect(problems(text, ['L1', 'L1'])).toEqual([])
  expect(problems(text, ['L1', 'L2'])).toEqual([`several lines: 'L1', 'L2'`])
})
