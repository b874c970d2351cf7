import { setTimeout as pause } from 'node:timers/promises'

export type Station = {
  lineNumber: string
  key: string
  orderCode: string
  prefix: string
  acknowledged: number
}
type Failure = { at: number; milliseconds: number; code: number }

const together = 5

/** Stations as the interface requires them: a message is sent again, with its number, until it is acknowledged. */
export function startLoad(url: string, stations: Station[]) {
  const over = new AbortController()
  const failures: Failure[] = []
  const answeredAt = new Map<string, number>()

  async function post({ lineNumber, key }: Station, items: object[]) {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` }
    const reply = await fetch(`${url}/api/station/batch/${lineNumber}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ items }),
    })
    return (await reply.json()) as { code: number; data: { answers: { code: number }[] } } // the envelope of the station interface
  }

  async function sendUntilAcknowledged(station: Station, items: object[]) {
    for (;;) {
      const since = performance.now()
      const { code, data } = await post(station, items).catch(() => ({ code: 0, data: null }))
      const now = performance.now()
      const refused = data?.answers.find((answer) => answer.code !== 20000)
      if (refused) throw new Error(`A message was refused: ${JSON.stringify(refused)}`)
      if (code === 20000) return answeredAt.set(station.lineNumber, now)
      failures.push({ at: now, milliseconds: now - since, code })
      await pause(100)
    }
  }

  async function work(station: Station) {
    while (!over.signal.aborted) {
      const items = Array.from({ length: together }, (_, i) => {
        const sn = `${station.prefix}-${station.acknowledged + i}`
        return {
          kind: 'complete',
          messageId: sn,
          at: new Date().toISOString(),
          productSn: sn,
          orderCode: station.orderCode,
          results: [{ resultCode: 'TORQUE', resultValue: 8 + 4 * Math.random() }],
        }
      })
      await sendUntilAcknowledged(station, items)
      station.acknowledged += together
      await pause(20)
    }
  }

  const working = Promise.all(stations.map(work))
  working.catch(() => {}) // reported by whoever stops it
  return {
    failures,
    /** The line that has waited longest for an answer got its last one then. */
    lastAnswer: () => Math.min(...new Set(stations.map(({ lineNumber }) => answeredAt.get(lineNumber) ?? 0))),
    stop: () => {
      over.abort()
      return working
    },
  }
}
export type Load = ReturnType<typeof startLoad>
