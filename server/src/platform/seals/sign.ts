import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hash,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** What is signed of a day, to the letter: a file of these bytes can be verified without Takt. */
export const sealText = ({
  day,
  entries,
  root,
  chain,
}: {
  day: string
  entries: number
  root: Buffer
  chain: Buffer
}) =>
  `takt seal 1\nday ${day}\nentries ${entries}\nroot ${root.toString('hex')}\nchain ${chain.toString('hex')}\n`

type SealKey = { sign: (text: string) => Buffer; publicKey: Buffer }

/** The server's own key, made at its first start; only the user it runs as may read it. */
export async function openSealKey(file: string): Promise<SealKey> {
  const pem = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return makeKey(file)
  })
  const key = createPrivateKey(pem)
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${file} holds no Ed25519 key`)
  return {
    sign: (text) => sign(null, Buffer.from(text), key),
    publicKey: createPublicKey(key).export({ type: 'spki', format: 'der' }),
  }
}

async function makeKey(file: string) {
  const { privateKey } = generateKeyPairSync('ed25519')
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' })
  await mkdir(path.dirname(file), { recursive: true })
  // Two servers in one directory: the first one's key is both’s.
  await writeFile(file, pem, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  return readFile(file, 'utf8')
}

const keyOf = (der: Buffer): KeyObject => createPublicKey({ key: der, format: 'der', type: 'spki' })
export const pemOf = (der: Buffer) => keyOf(der).export({ type: 'spki', format: 'pem' })
export const derOf = (pem: string) => createPublicKey(pem).export({ type: 'spki', format: 'der' })
/** By which two people compare a key. */
export const fingerprintOf = (der: Buffer) => hash('sha256', der, 'hex')

export function isSigned(text: string, signature: Buffer, publicKey: Buffer) {
  try {
    return verify(null, Buffer.from(text), keyOf(publicKey), signature)
  } catch {
    return false
  }
}

let current: SealKey | null = null
/** Set once at the start; without one, days are sealed and not signed. */
export const setSealKey = (key: SealKey | null) => {
  current = key
}
export const sealKey = () => current
