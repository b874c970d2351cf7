import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSettings, SettingsError } from './settings.ts'

test('without any variable the server starts on 8080 with its own database and a demonstration plant', () => {
  expect(readSettings({}, [])).toEqual({
    port: 8080,
    host: '0.0.0.0',
    databaseUrl: null,
    migrationDatabaseUrl: null,
    readDatabaseUrl: null,
    dataDir: path.resolve('data'),
    sealKeyFile: path.resolve('data/seal-key.pem'),
    adminPassword: null,
    logLevel: 'info',
    demo: true,
    tls: null,
    trustProxy: null,
    metricsToken: null,
    oidc: null,
    mail: null,
    publicOrigin: null,
    hostAllow: null,
    fileLimits: { fileSize: 26_214_400, quota: 524_288_000 },
  })
})

test('every variable is read', () => {
  const env = {
    PORT: '9000',
    HOST: '127.0.0.1',
    DATABASE_URL: 'postgres://a:b@db/takt',
    MIGRATION_DATABASE_URL: 'postgres://owner:c@db/takt',
    READ_DATABASE_URL: 'postgres://reader:d@db2,db3/takt',
    DATA_DIR: '/srv/takt',
    SEAL_KEY: '/etc/takt/seal.pem',
    ADMIN_PASSWORD: 'first one of ours',
    LOG_LEVEL: 'warn',
    DEMO: '1',
    TRUST_PROXY: '10.0.0.1',
    HOST_ALLOW: 'erp.example, 10.0.0.7:8443',
    TLS_CERT: '/etc/takt/cert.pem',
    TLS_KEY: '/etc/takt/key.pem',
    METRICS_TOKEN: 'token-for-prometheus',
    FILE_MB: '1',
    FILE_QUOTA_MB: '2',
    PUBLIC_URL: 'https://takt.example',
  }
  expect(readSettings(env, [])).toEqual({
    port: 9000,
    host: '127.0.0.1',
    databaseUrl: 'postgres://a:b@db/takt',
    migrationDatabaseUrl: 'postgres://owner:c@db/takt',
    readDatabaseUrl: 'postgres://reader:d@db2,db3/takt',
    dataDir: '/srv/takt',
    sealKeyFile: '/etc/takt/seal.pem',
    adminPassword: 'first one of ours',
    logLevel: 'warn',
    demo: true,
    tls: { cert: '/etc/takt/cert.pem', key: '/etc/takt/key.pem' },
    trustProxy: '10.0.0.1',
    metricsToken: 'token-for-prometheus',
    oidc: null,
    mail: null,
    publicOrigin: 'https://takt.example',
    hostAllow: ['erp.example', '10.0.0.7:8443'],
    fileLimits: { fileSize: 1_048_576, quota: 2_097_152 },
  })
})

test('a variable set to nothing counts as not set', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '', DEMO: '' }, [])).toMatchObject({
    port: 8080,
    databaseUrl: null,
    demo: true,
  })
})

test('a log-in service is known by its address, our name there, and where people find us', () => {
  const env = {
    OIDC_ISSUER: 'https://id.example/realms/plant',
    OIDC_CLIENT_ID: 'takt',
    PUBLIC_URL: 'https://takt.example',
  }
  const named = {
    issuer: 'https://id.example/realms/plant',
    clientId: 'takt',
    origin: 'https://takt.example',
  }
  expect(readSettings(env, []).oidc).toEqual({
    ...named,
    clientSecret: null,
    scope: 'openid profile email',
    name: 'id.example',
    claim: null,
    create: null,
  })
  const more = {
    OIDC_CLIENT_SECRET: 's',
    OIDC_SCOPE: 'openid',
    OIDC_NAME: 'Plant ID',
    OIDC_CLAIM: 'upn',
    OIDC_CREATE: 'operator',
  }
  expect(readSettings({ ...env, ...more }, []).oidc).toEqual({
    ...named,
    clientSecret: 's',
    scope: 'openid',
    name: 'Plant ID',
    claim: 'upn',
    create: 'operator',
  })
})

describe('the demonstration plant', () => {
  test.each([
    {
      why: 'is not put into a database somebody named',
      env: { DATABASE_URL: 'postgres://db/takt' },
      args: [],
      demo: false,
    },
    { why: 'is left out by DEMO=0', env: { DEMO: '0' }, args: [], demo: false },
    { why: 'is left out by --empty', env: {}, args: ['--empty'], demo: false },
    {
      why: 'is left out by --empty even where DEMO=1 is set for good',
      env: { DEMO: '1' },
      args: ['--empty'],
      demo: false,
    },
  ])('$why', ({ env, args, demo }) => {
    expect(readSettings(env, args).demo).toBe(demo)
  })
})

describe('a wrong setting is named', () => {
  test.each([
    [{ PORT: 'http' }, 'PORT must be a number, not "http"'],
    [{ PORT: '70000' }, 'PORT must be at most 65535, not "70000"'],
    [
      { DATABASE_URL: 'mysql://root:secret@db/takt' },
      'DATABASE_URL must look like postgres://user:password@host:5432/database, or name several hosts: @host1:5432,host2:5432',
    ],
    [
      { DATABASE_URL: 'secret' },
      'DATABASE_URL must look like postgres://user:password@host:5432/database, or name several hosts: @host1:5432,host2:5432',
    ],
    [
      { MIGRATION_DATABASE_URL: 'postgres://owner:c@db/takt' },
      'DATABASE_URL must be set where MIGRATION_DATABASE_URL is',
    ],
    [{ READ_DATABASE_URL: 'postgres://r@db/takt' }, 'DATABASE_URL must be set where READ_DATABASE_URL is'],
    [{ TLS_CERT: 'cert.pem' }, 'TLS_KEY must be set where TLS_CERT is'],
    [{ TLS_KEY: 'key.pem' }, 'TLS_CERT must be set where TLS_KEY is'],
    [{ ADMIN_PASSWORD: 'nine char' }, 'ADMIN_PASSWORD must have at least 10 characters'],
    [
      { ADMIN_PASSWORD: 'admin12345' },
      'ADMIN_PASSWORD must not be a password that is easy to guess: a common word, a sequence, a repetition, or the name admin or Takt',
    ],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud"',
    ],
    [{ FILE_MB: '0' }, 'FILE_MB must be a number of megabytes, not "0"'],
    [{ FILE_QUOTA_MB: '9999999' }, 'FILE_QUOTA_MB must be at most 1048576, not "9999999"'],
    [{ DEMO: 'yes' }, 'DEMO must be 0 or 1, not "yes"'],
    [
      { TRUST_PROXY: 'the proxy' },
      'TRUST_PROXY must be addresses or networks, such as 10.0.0.1,192.168.0.0/16, not "the proxy"',
    ],
    [{ MAIL_FROM: 'takt@plant.example' }, 'MAIL_URL must be set where MAIL_FROM is'],
    [{ MAIL_URL: 'smtp://mail.example' }, 'MAIL_FROM must be set where MAIL_URL is'],
    [
      { MAIL_URL: 'http://user:kept-secret@mail.example' },
      'MAIL_URL must look like smtp://user:password@host:587 or smtps://user:password@host:465',
    ],
    [{ OIDC_ISSUER: 'https://id.example' }, 'OIDC_CLIENT_ID must be set where OIDC_ISSUER is'],
    [{ OIDC_CLIENT_ID: 'takt' }, 'OIDC_ISSUER must be set where OIDC_CLIENT_ID is'],
    [
      { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'takt' },
      'PUBLIC_URL must be set where OIDC_ISSUER is',
    ],
    [
      { OIDC_ISSUER: 'http://id.example' },
      'OIDC_ISSUER must be an https address; plain http only on this machine, not "http://id.example"',
    ],
    [{ OIDC_SCOPE: 'profile' }, 'OIDC_SCOPE must contain openid, not "profile"'],
    [
      { PUBLIC_URL: 'https://takt.example/mes' },
      'PUBLIC_URL must be the address people open, such as https://takt.example, with nothing behind it, not "https://takt.example/mes"',
    ],
  ])('%o', (env, message) => {
    expect(() => readSettings(env, [])).toThrow(new SettingsError(message))
  })

  test('all of them at once, a line each', () => {
    expect(() => readSettings({ PORT: 'x', DEMO: 'x' }, [])).toThrow(
      'PORT must be a number, not "x"\nDEMO must be 0 or 1, not "x"',
    )
  })

  test('a word the start does not know is not passed over', () => {
    expect(() => readSettings({}, ['--emtpy'])).toThrow(
      'Started with --emtpy, but the only word understood here is --empty',
    )
  })
})
