import { Agent, request } from 'node:http'
import { timed } from './say.ts'
import type { Stage } from './stage.ts'

const agent = new Agent({ keepAlive: true })

/** Milliseconds until the last byte of an answer is there, compressed as it is sent: unpacking and parsing it is the caller's own work. */
export async function untilLastByte({ url, token }: Stage, path: string, payload: object): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    'accept-encoding': 'gzip',
    authorization: `Bearer ${await token()}`,
  }
  const answer = () =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = request(`${url}/api${path}`, { method: 'POST', agent, headers }, (reply) =>
        reply.resume().once('end', () => resolve(reply.statusCode)),
      )
      sent.once('error', reject).end(JSON.stringify(payload))
    })
  const [status, ms] = await timed(answer)
  if (status !== 200) throw new Error(`${path}: ${status}`)
  return ms
}
