import { isIP } from 'node:net'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { weaknessOf } from '@takt/contract/weak-passwords.ts'
import { addressesOf } from './platform/db/addresses.ts'
import { mailEnvironment, mailOf, type MailSettings } from './response/webhooks/mail-settings.ts'
import { oidcEnvironment, oidcOf, type OidcSettings } from './people/oidc/oidc-settings.ts'

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a number')
  .transform(Number)
  .refine((number) => number <= 65_535, 'must be at most 65535')
const postgres = z
  .string()
  .refine(
    isPostgresUrl,
    'must look like postgres://user:password@host:5432/database, or name several hosts: @host1:5432,host2:5432',
  )

const megabytes = (most: number) =>
  z
    .string()
    .regex(/^[1-9]\d*$/, 'must be a number of megabytes')
    .transform(Number)
    .refine((number) => number <= most, `must be at most ${most}`)
    .transform((number) => number * 1_048_576)

const Environment = z.object({
  PORT: port.default(8080),
  HOST: z.string().trim().min(1, 'must be an address of this machine').default('0.0.0.0'),
  DATABASE_URL: postgres.optional(),
  MIGRATION_DATABASE_URL: postgres.optional(),
  READ_DATABASE_URL: postgres.optional(),
  SEAL_KEY: z.string().optional(),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((directory) => path.resolve(directory)),
  ADMIN_PASSWORD: z
    .string()
    .min(10, 'must have at least 10 characters')
    .max(128, 'must have at most 128 characters')
    .refine(
      (password) => weaknessOf(password, ['admin']) === null,
      'must not be a password that is easy to guess: a common word, a sequence, a repetition, or the name admin or Takt',
    )
    .optional(),
  LOG_LEVEL: z.enum(levels, `must be one of ${levels.join(', ')}`).default('info'),
  DEMO: z.enum(['0', '1'], 'must be 0 or 1').optional(),
  TLS_CERT: z.string().optional(),
  TLS_KEY: z.string().optional(),
  TRUST_PROXY: z
    .string()
    .refine(areAddresses, 'must be addresses or networks, such as 10.0.0.1,192.168.0.0/16')
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7E]{16,200}$/, 'must have 16 to 200 letters, digits or signs, without blanks')
    .optional(),
  FILE_MB: megabytes(1024).prefault('25'),
  FILE_QUOTA_MB: megabytes(1_048_576).prefault('500'),
  HOST_ALLOW: z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((host) => host.trim().toLowerCase())
        .filter(Boolean),
    )
    .refine(
      (hosts) => hosts.length > 0 && hosts.every((host) => URL.canParse(`http://${host}`)),
      'must be names or addresses of hosts, such as erp.example,10.0.0.7:8443',
    )
    .optional(),
  ...oidcEnvironment,
  ...mailEnvironment,
})

export type Settings = {
  port: number
  host: string
  /** Absent: the embedded PostgreSQL in the data directory. */
  databaseUrl: string | null
  /** The same database as the owner of its tables. Absent: one role is both. */
  migrationDatabaseUrl: string | null
  /** A standby of the same database. Absent: none. */
  readDatabaseUrl: string | null
  dataDir: string
  /** PEM of an Ed25519 key, by which the seals of days are signed. Created if missing. */
  sealKeyFile: string
  /** Absent: the first password of `admin` is made up and shown once. */
  adminPassword: string | null
  logLevel: (typeof levels)[number]
  /** Shall an empty database become a demonstration plant? Somebody else's database only on request. */
  demo: boolean
  /** PEM files. Null: plain http. */
  tls: { cert: string; key: string } | null
  /** Whose word counts about where a call comes from. Null: nobody's but the connection's. */
  trustProxy: string | null
  /** The bearer token for /metrics. Null: only programs on this machine read it. */
  metricsToken: string | null
  /** In bytes: the largest file a person may upload, and all files of one person. */
  fileLimits: { fileSize: number; quota: number }
  /** The only hosts telegrams are sent to. Null: any. */
  hostAllow: readonly string[] | null
  /** Absent: people log in with account and password only. */
  oidc: OidcSettings | null
  /** Absent: no mail is sent. */
  mail: MailSettings | null
  /** Where people's browsers find this server. */
  publicOrigin: string | null
}

/** What was set wrongly, in sentences for the person who starts the server. */
export class SettingsError extends Error {}

export function readSettings(env: NodeJS.ProcessEnv, args: string[]): Settings {
  const { empty } = readArguments(args)
  const variables = readVariables(env)
  const {
    PORT,
    HOST,
    DATABASE_URL,
    MIGRATION_DATABASE_URL,
    READ_DATABASE_URL,
    DATA_DIR,
    SEAL_KEY,
    ADMIN_PASSWORD,
    LOG_LEVEL,
    DEMO,
    TLS_CERT,
    TLS_KEY,
    TRUST_PROXY,
    METRICS_TOKEN,
    FILE_MB,
    FILE_QUOTA_MB,
  } = variables
  for (const [name, url] of Object.entries({ MIGRATION_DATABASE_URL, READ_DATABASE_URL }))
    if (url && !DATABASE_URL) throw new SettingsError(`DATABASE_URL must be set where ${name} is`)
  if (!TLS_CERT !== !TLS_KEY)
    throw new SettingsError(
      TLS_CERT ? 'TLS_KEY must be set where TLS_CERT is' : 'TLS_CERT must be set where TLS_KEY is',
    )
  return {
    port: PORT,
    host: HOST,
    databaseUrl: DATABASE_URL ?? null,
    migrationDatabaseUrl: MIGRATION_DATABASE_URL ?? null,
    readDatabaseUrl: READ_DATABASE_URL ?? null,
    dataDir: DATA_DIR,
    sealKeyFile: sealKeyIn(DATA_DIR, SEAL_KEY),
    adminPassword: ADMIN_PASSWORD ?? null,
    logLevel: LOG_LEVEL,
    oidc: complete(oidcOf(variables)),
    mail: complete(mailOf(variables)),
    publicOrigin: variables.PUBLIC_URL ?? null,
    hostAllow: variables.HOST_ALLOW ?? null,
    fileLimits: { fileSize: FILE_MB, quota: FILE_QUOTA_MB },
    tls: TLS_CERT && TLS_KEY ? { cert: path.resolve(TLS_CERT), key: path.resolve(TLS_KEY) } : null,
    trustProxy: TRUST_PROXY ?? null,
    metricsToken: METRICS_TOKEN ?? null,
    demo: !empty && (DEMO ? DEMO === '1' : !DATABASE_URL),
  }
}

const sealKeyIn = (dataDir: string, file = 'seal-key.pem') => path.resolve(dataDir, file)

/** What is missing is reported as a sentence. */
function complete<T extends object>(settings: T | null | string): T | null {
  if (typeof settings === 'string') throw new SettingsError(settings)
  return settings
}

function readVariables(env: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(
    Object.keys(Environment.shape).map((name) => [name, env[name] || undefined]),
  )
  const { data, error } = Environment.safeParse(given)
  if (error) throw new SettingsError(error.issues.map((issue) => explain(issue, given)).join('\n'))
  return data
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, options: { empty: { type: 'boolean', default: false } } }).values
  } catch {
    throw new SettingsError(`Started with ${args.join(' ')}, but the only word understood here is --empty`)
  }
}

const secret = [
  'ADMIN_PASSWORD',
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'READ_DATABASE_URL',
  'METRICS_TOKEN',
  'OIDC_CLIENT_SECRET',
  'MAIL_URL',
]

function explain({ path: [name], message }: z.core.$ZodIssue, given: Record<string, string | undefined>) {
  const variable = String(name)
  return secret.includes(variable)
    ? `${variable} ${message}`
    : `${variable} ${message}, not "${given[variable]}"`
}

function isPostgresUrl(text: string) {
  return addressesOf(text).every(
    (address) => URL.canParse(address) && ['postgres:', 'postgresql:'].includes(new URL(address).protocol),
  )
}

function areAddresses(text: string) {
  return text.split(',').every((one) => {
    const [address = '', bits] = one.trim().split('/')
    const family = isIP(address)
    return (
      family > 0 &&
      (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)))
    )
  })
}
