import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { FairQueue, type Lane } from './fair-queue.ts'

const hash = promisify(argon2)
/** OWASP's first choice for argon2id: 19 MiB, two passes. Stored with each hash, so that it can grow. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

/** Each hash takes 19 MiB and 10 ms of a core and more, and the threads that do it also look up names and compress: a few at once, the others wait. */
const queue = new FairQueue({ atOnce: Math.min(4, Math.max(2, availableParallelism() - 1)), patience: 2_000 })

const derive = (
  lane: Lane,
  password: string,
  nonce: Buffer,
  { memory, passes, parallelism, tagLength }: typeof cost,
): Promise<Buffer> =>
  queue.run(lane, () =>
    hash('argon2id', { message: password.normalize('NFKC'), nonce, memory, passes, parallelism, tagLength }),
  )

/** `argon2id$memory$passes$parallelism$salt$hash` */
export async function hashPassword(password: string) {
  const nonce = randomBytes(16)
  const tag = await derive({ name: 'new passwords', recognised: true }, password, nonce, cost)
  return [
    'argon2id',
    cost.memory,
    cost.passes,
    cost.parallelism,
    nonce.toString('base64'),
    tag.toString('base64'),
  ].join('$')
}

/** For an account that does not exist: as much work, the same answer. */
const nobodys = `argon2id$${cost.memory}$${cost.passes}$${cost.parallelism}$${randomBytes(16).toString('base64')}$${randomBytes(32).toString('base64')}`

/** `lane`: whose turn it takes while many are proved at once. */
export async function isPassword(password: string, stored: string | null, lane: Lane) {
  const [, memory, passes, parallelism, nonce, tag] = (stored ?? nobodys).split('$')
  const expected = Buffer.from(tag!, 'base64')
  const derived = await derive(lane, password, Buffer.from(nonce!, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  })
  return stored !== null && timingSafeEqual(derived, expected)
}

/** Readable over the phone: no letter that looks like another. */
export function randomPassword() {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  return Array.from({ length: 4 }, () =>
    Array.from(randomBytes(4), (byte) => letters[byte % letters.length]).join(''),
  ).join('-')
}
