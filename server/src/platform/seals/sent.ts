import type { Db } from '../db/tables.ts'
import { lastSigned } from './seals.queries.ts'
import { fingerprintOf, sealText } from './sign.ts'

/** The newest signed day, as it leaves the plant: whoever alters the history afterwards cannot take back what was sent. Null: no day is signed. */
export async function newestSealToSend(db: Db) {
  const found = await lastSigned(db)
  if (!found) return null
  const { day, publicKey, signature } = found
  const name = `takt-seal-${day}`
  return {
    day,
    text: sealText(found),
    signature: signature.toString('base64'),
    fingerprint: fingerprintOf(publicKey),
    attachments: [
      { filename: `${name}.txt`, contentType: 'text/plain', content: Buffer.from(sealText(found)) },
      { filename: `${name}.sig`, contentType: 'application/octet-stream', content: signature },
    ],
  }
}
