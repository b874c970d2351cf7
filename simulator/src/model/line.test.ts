import { describe, expect, test } from 'vitest'
import { BatchItem } from '@takt/contract/verbs.ts'
import { isWithin } from './measures.ts'
import { linePlans } from '../plant/plant.ts'
import { noon, ofKind, playAlone, wordsOf } from '../testing/played.ts'

describe('a line that is played', () => {
  const { messages, line } = playAlone({ hours: 24 })

  test('sends the same again with the same seed and start, and something else with another', () => {
    const first = wordsOf(playAlone({ hours: 5 }).messages)
    expect(wordsOf(playAlone({ hours: 5 }).messages)).toEqual(first)
    expect(wordsOf(messages).slice(0, first.length)).toEqual(first)
    expect(wordsOf(playAlone({ hours: 5, seed: 2 }).messages)).not.toEqual(first)
    expect(wordsOf(playAlone({ hours: 5, start: noon + 1000 }).messages)).not.toEqual(first)
  })

  test('sends the same however finely its time is cut', () => {
    expect(wordsOf(playAlone({ hours: 3, steps: 500 }).messages)).toEqual(
      wordsOf(playAlone({ hours: 3 }).messages),
    )
  })

  test('sends only what the interface has', () => {
    const stations = new Set(line.plan.stations.map(({ stationNumber }) => stationNumber))
    const words = messages
      .filter(({ sender }) => stations.has(sender))
      .map(({ work }) => BatchItem.safeParse(work))
    expect(words.filter(({ success }) => !success)).toEqual([])
    expect(words.length).toBeGreaterThan(10_000)
  })

  test('makes a believable number of units: near what its slowest station can, never more', () => {
    const finished = messages.filter(
      ({ expected }) => expected && 'processStatus' in expected && expected.processStatus === 'finished',
    ).length
    expect(finished).toBeLessThan((24 * 3600) / 64)
    expect(finished).toBeGreaterThan(0.6 * ((24 * 3600) / 64))
  })

  test('passes 96 to 99.5 percent of the units at first try at every station, and scraps few', () => {
    const passes = messages.flatMap(({ expected, sender }) =>
      expected && 'firstPass' in expected && expected.firstPass
        ? [{ sender, ok: expected.resultStatus === 'ok' }]
        : [],
    )
    for (const [sender, ofStation] of Map.groupBy(passes, ({ sender }) => sender)) {
      const share = ofStation.filter(({ ok }) => ok).length / ofStation.length
      expect(share, sender).toBeLessThan(1)
      expect(share, sender).toBeGreaterThan(sender === 'S90' ? 0.8 : 0.95)
    }
    expect(messages.filter(({ work }) => work.kind === 'moveUnit').length).toBeLessThan(40)
  })

  test('has breakdowns, changeovers, tool changes, missing material, breaks and waits, and every alarm that came on goes off', () => {
    const statuses = new Set(ofKind(messages, 'status').map(({ stationStatus }) => stationStatus))
    expect([...statuses]).toEqual(
      expect.arrayContaining([
        'break',
        'debugging',
        'down',
        'maintain',
        'producing',
        'repaired',
        'running',
        'unbound',
        'waiting',
        'warning',
      ]),
    )
    const alarms = ofKind(messages, 'alarm')
    expect(alarms.filter(({ on }) => on).length).toBeGreaterThan(5)
    expect(alarms.filter(({ on }) => on).length - alarms.filter(({ on }) => !on).length).toBeLessThanOrEqual(
      2,
    )
  })

  test('gives no two statuses of a station the same time', () => {
    const times = messages
      .filter(({ work, copyOf }) => work.kind === 'status' && !copyOf)
      .map(({ sender, work }) => `${sender} ${'at' in work ? work.at : ''}`)
    expect(new Set(times).size).toBe(times.length)
  })

  test('plays the network its tricks: messages twice, statuses out of order, arrivals at the wrong station', () => {
    expect(messages.filter(({ copyOf }) => copyOf).length).toBeGreaterThan(10)
    const backwards = messages.filter(({ sender, work, copyOf }, place) => {
      const next = messages.slice(place + 1).find((other) => other.sender === sender && !other.copyOf)
      return !copyOf && next && 'at' in work && 'at' in next.work && next.work.at < work.at
    })
    expect(backwards.length).toBeGreaterThan(0)
    expect(
      messages.filter(({ expected }) => expected && 'answer' in expected && expected.answer === 'noGo')
        .length,
    ).toBeGreaterThan(0)
  })

  test('rests in the breaks of its shifts', () => {
    // 17:00 to 17:15 in Berlin; work that had begun is done to the end.
    const during = ofKind(messages, 'arrive').filter(
      ({ at }) => at > '2026-03-10T16:00:05.000Z' && at < '2026-03-10T16:15:00.000Z',
    )
    expect(during).toEqual([])
  })
})

test('a station’s verdict now and then differs from its readings', () => {
  const { messages } = playAlone({ hours: 30, plan: linePlans[1]! })
  const measures = new Map(
    linePlans[1]!.sets
      .flatMap((set) => set.measures)
      .map((measure) => [measure.definition.resultCode, measure]),
  )
  const disagree = ofKind(messages, 'complete').filter(({ results, verdict }) => {
    const judged = results.every(({ resultCode, resultValue }) => {
      const measure = measures.get(resultCode)!
      return [resultValue]
        .flat()
        .every((value) =>
          typeof value === 'string' ? value === measure.definition.targetText : isWithin(measure, value),
        )
    })
    return results.length > 0 && judged !== (verdict === 'ok')
  })
  expect(disagree.length).toBeGreaterThan(0)
  expect(disagree.length).toBeLessThan(ofKind(messages, 'complete').length / 100)
})
