import { expect, inject, test } from 'vitest'
import { asOwner, databaseUrl, dropDatabase, template } from '../../testing/database.ts'
import { connect } from './connect.ts'
import { type Catalog, planDistribution, readCatalog } from './distribute.ts'
import { placementOf, placements } from './distribution.ts'

const catalog: Catalog = {
  tables: ['lines', 'orders', 'serials', 'station_keys', 'stations', 'sessions', 'users'],
  placed: new Map(),
  foreignKeys: [
    {
      table: 'orders',
      name: 'o_l',
      other: 'lines',
      definition: 'FOREIGN KEY (line_number) REFERENCES lines(line_number)',
    },
    {
      table: 'serials',
      name: 's_o',
      other: 'orders',
      definition: 'FOREIGN KEY (line_number, order_code) REFERENCES orders(line_number, order_code)',
    },
    {
      table: 'sessions',
      name: 's_u',
      other: 'users',
      definition: 'FOREIGN KEY (user_name) REFERENCES users(user_name)',
    },
    {
      table: 'station_keys',
      name: 'k_s',
      other: 'stations',
      definition: 'FOREIGN KEY (line_number) REFERENCES stations(line_number)',
    },
  ],
  triggers: [{ table: 'users', name: 'frozen' }],
}

test('foreign keys go, tables are placed, foreign keys come back', () => {
  expect(planDistribution(catalog)).toEqual([
    `set local citus.multi_shard_modify_mode to 'sequential'`,
    'alter table orders drop constraint o_l',
    'alter table serials drop constraint s_o',
    'alter table sessions drop constraint s_u',
    'alter table station_keys drop constraint k_s',
    'drop trigger frozen on users',
    `select create_reference_table('lines')`,
    `select create_reference_table('station_keys')`,
    `select create_reference_table('users')`,
    `select create_distributed_table('stations', 'line_number', colocate_with => 'none')`,
    `select create_distributed_table('orders', 'line_number', colocate_with => 'stations')`,
    `select create_distributed_table('serials', 'line_number', colocate_with => 'stations')`,
    'alter table orders add constraint o_l FOREIGN KEY (line_number) REFERENCES lines(line_number)',
    'alter table serials add constraint s_o FOREIGN KEY (line_number, order_code) REFERENCES orders(line_number, order_code)',
    'alter table sessions add constraint s_u FOREIGN KEY (user_name) REFERENCES users(user_name)',
  ])
})

test('a second run has nothing to do', () => {
  const placed = new Map(catalog.tables.map((table) => [table, placementOf(table)!]))
  expect(planDistribution({ ...catalog, placed })).toEqual([])
})

test('a table that a later release brings is placed alone', () => {
  const placed = new Map(
    catalog.tables.filter((table) => table !== 'serials').map((table) => [table, placementOf(table)!]),
  )
  expect(planDistribution({ ...catalog, placed }).slice(1)).toEqual([
    'alter table serials drop constraint s_o',
    `select create_distributed_table('serials', 'line_number', colocate_with => 'stations')`,
    'alter table serials add constraint s_o FOREIGN KEY (line_number, order_code) REFERENCES orders(line_number, order_code)',
  ])
})

test('a table without a declared distribution is refused', () => {
  expect(() => planDistribution({ ...catalog, tables: [...catalog.tables, 'later'] })).toThrow('later')
})

test('a plain PostgreSQL is refused', async () => {
  const { db, close } = connect(databaseUrl(inject('adminUrl'), template))
  await expect(readCatalog(db)).rejects.toThrow('This is a plain PostgreSQL')
  await close()
})

/** What Citus keeps of its machines and tables, as tables of the same names: its catalog is read, none of its work is done. */
const asCitus = `
  create table pg_dist_node (groupid int, noderole text);
  create table pg_dist_partition (logicalrelid regclass, partmethod "char", repmodel "char")`

test('the plan of the whole schema places every table once, and every foreign key it drops comes back but one', async () => {
  const name = 'takt_as_citus'
  await asOwner(inject('adminUrl'), `drop database if exists ${name}`)
  await asOwner(inject('adminUrl'), `create database ${name} template ${template}`)
  const { db, pool, close } = connect(databaseUrl(inject('adminUrl'), name))
  try {
    await pool.query(asCitus)
    const all = await readCatalog(db, { isCitus: true }).catch((error: Error) => error.message)
    expect(all).toContain('has no machines')
    await pool.query(`insert into pg_dist_node values (1, 'primary')`)
    const plan = planDistribution(await readCatalog(db, { isCitus: true }))
    const placed = plan.flatMap((statement) => /create_\w+_table\('(\w+)'/.exec(statement)?.[1] ?? [])
    const divided = Object.keys(placements).filter((table) => placementOf(table) !== 'local')
    expect(placed.toSorted()).toEqual(divided.toSorted())
    const dropped = plan.flatMap((statement) => /drop constraint (\w+)/.exec(statement)?.[1] ?? [])
    const added = plan.flatMap((statement) => /add constraint (\w+)/.exec(statement)?.[1] ?? [])
    expect(dropped.filter((key) => !added.includes(key))).toEqual([
      'station_keys_line_number_station_number_fkey',
    ])
    expect(plan.filter((statement) => statement.startsWith('drop trigger'))).toHaveLength(11)
  } finally {
    await close()
    await dropDatabase(inject('adminUrl'), name)
  }
})
