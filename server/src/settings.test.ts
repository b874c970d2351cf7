import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSettings, SettingsError } from './settings.ts'

test('without any variable the server starts on 8080 with its own database and a demonstration plant', () => {
  expect(readSettings({}, [])).toEqual({
    port: 8080, host: '0.0.0.0', databaseUrl: null, dataDir: path.resolve('data'), adminPassword: null, logLevel: 'info', demo: true,
  })
})

test('every variable is heard', () => {
  const env = { PORT: '9000', HOST: '127.0.0.1', DATABASE_URL: 'postgres://a:b@db/takt', DATA_DIR: '/srv/takt', ADMIN_PASSWORD: 'first-one', LOG_LEVEL: 'warn', DEMO: '1' }
  expect(readSettings(env, [])).toEqual({
    port: 9000, host: '127.0.0.1', databaseUrl: 'postgres://a:b@db/takt', dataDir: '/srv/takt', adminPassword: 'first-one', logLevel: 'warn', demo: true,
  })
})

test('a variable set to nothing counts as not set', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '', DEMO: '' }, [])).toMatchObject({ port: 8080, databaseUrl: null, demo: true })
})

describe('the demonstration plant', () => {
  test.each([
    { why: 'is not put into a database somebody named', env: { DATABASE_URL: 'postgres://db/takt' }, args: [], demo: false },
    { why: 'is left out by DEMO=0', env: { DEMO: '0' }, args: [], demo: false },
    { why: 'is left out by --empty', env: {}, args: ['--empty'], demo: false },
    { why: 'is left out by --empty even where DEMO=1 is set for good', env: { DEMO: '1' }, args: ['--empty'], demo: false },
  ])('$why', ({ env, args, demo }) => {
    expect(readSettings(env, args).demo).toBe(demo)
  })
})

describe('a wrong setting is named', () => {
  test.each([
    [{ PORT: 'http' }, 'PORT must be a number, not "http"'],
    [{ PORT: '70000' }, 'PORT must be at most 65535, not "70000"'],
    [{ DATABASE_URL: 'mysql://root:secret@db/takt' }, 'DATABASE_URL must look like postgres://user:password@host:5432/database'],
    [{ DATABASE_URL: 'secret' }, 'DATABASE_URL must look like postgres://user:password@host:5432/database'],
    [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must have at least 8 characters'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud"'],
    [{ DEMO: 'yes' }, 'DEMO must be 0 or 1, not "yes"'],
  ])('%o', (env, message) => {
    expect(() => readSettings(env, [])).toThrow(new SettingsError(message))
  })

  test('all of them at once, a line each', () => {
    expect(() => readSettings({ PORT: 'x', DEMO: 'x' }, [])).toThrow('PORT must be a number, not "x"\nDEMO must be 0 or 1, not "x"')
  })

  test('a word the start does not know is not passed over', () => {
    expect(() => readSettings({}, ['--emtpy'])).toThrow('Started with --emtpy, but the only word understood here is --empty')
  })
})
