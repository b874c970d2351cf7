import { isIP } from 'node:net'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { oidcEnvironment, oidcOf, type OidcSettings } from './oidc/oidc-settings.ts'

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a number')
  .transform(Number)
  .refine((number) => number <= 65_535, 'must be at most 65535')
const postgres = z
  .string()
  .refine(isPostgresUrl, 'must look like postgres://user:password@host:5432/database')

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
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((directory) => path.resolve(directory)),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'must have at least 8 characters')
    .max(128, 'must have at most 128 characters')
    .optional(),
  LOG_LEVEL: z.enum(levels, `must be one of ${levels.join(', ')}`).default('info'),
  DEMO: z.enum(['0', '1'], 'must be 0 or 1').optional(),
  TRUST_PROXY: z
    .string()
    .refine(areAddresses, 'must be addresses or networks, such as 10.0.0.1,192.168.0.0/16')
    .optional(),
  FILE_MB: megabytes(1024).prefault('25'),
  FILE_QUOTA_MB: megabytes(1_048_576).prefault('500'),
  ...oidcEnvironment,
})

export type Settings = {
  port: number
  host: string
  /** Absent: the embedded PostgreSQL in the data directory. */
  databaseUrl: string | null
  dataDir: string
  /** Absent: the first password of `admin` is made up and shown once. */
  adminPassword: string | null
  logLevel: (typeof levels)[number]
  /** Shall an empty database become a demonstration plant? Somebody else's database only when asked. */
  demo: boolean
  /** Whose word counts about where a call comes from. Null: nobody's but the connection's. */
  trustProxy: string | null
  /** In bytes: the largest file a person may upload, and all files of one person. */
  fileLimits: { fileSize: number; quota: number }
  /** Absent: people log in with account and password only. */
  oidc: OidcSettings | null
}

/** What was set wrongly, in sentences for the person who starts the server. */
export class SettingsError extends Error {}

export function readSettings(env: NodeJS.ProcessEnv, args: string[]): Settings {
  const { empty } = readArguments(args)
  const given = Object.fromEntries(
    Object.keys(Environment.shape).map((name) => [name, env[name] || undefined]),
  )
  const read = Environment.safeParse(given)
  if (!read.success)
    throw new SettingsError(read.error.issues.map((issue) => explain(issue, given)).join('\n'))
  const {
    PORT,
    HOST,
    DATABASE_URL,
    DATA_DIR,
    ADMIN_PASSWORD,
    LOG_LEVEL,
    DEMO,
    TRUST_PROXY,
    FILE_MB,
    FILE_QUOTA_MB,
  } = read.data
  const oidc = oidcOf(read.data)
  if (typeof oidc === 'string') throw new SettingsError(oidc)
  return {
    port: PORT,
    host: HOST,
    databaseUrl: DATABASE_URL ?? null,
    dataDir: DATA_DIR,
    adminPassword: ADMIN_PASSWORD ?? null,
    logLevel: LOG_LEVEL,
    oidc,
    fileLimits: { fileSize: FILE_MB, quota: FILE_QUOTA_MB },
    trustProxy: TRUST_PROXY ?? null,
    demo: !empty && (DEMO ? DEMO === '1' : !DATABASE_URL),
  }
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, options: { empty: { type: 'boolean', default: false } } }).values
  } catch {
    throw new SettingsError(`Started with ${args.join(' ')}, but the only word understood here is --empty`)
  }
}

const secret = ['ADMIN_PASSWORD', 'DATABASE_URL', 'OIDC_CLIENT_SECRET']

function explain({ path: [name], message }: z.core.$ZodIssue, given: Record<string, string | undefined>) {
  const variable = String(name)
  return secret.includes(variable)
    ? `${variable} ${message}`
    : `${variable} ${message}, not "${given[variable]}"`
}

function isPostgresUrl(text: string) {
  return URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol)
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
