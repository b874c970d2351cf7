import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { andon } from '@takt/contract/andon.ts'
import { andonRules } from '@takt/contract/andonRules.ts'
import { lines } from '@takt/contract/lines.ts'
import { notices } from '@takt/contract/notices.ts'
import { stations } from '@takt/contract/stations.ts'
import { answerRoutes } from '../response/andon/answer.routes.ts'
import { setMail, setPublicOrigin } from '../response/webhooks/webhooks.ts'
import { anAndonRule, lookForLevels } from './andon.ts'
import { expectEventsOfCalls } from './call-events.ts'
import { startPlant } from './plant.ts'
import { aLine, aStation } from './samples.ts'

/** A plant whose calls are answered from mails: level A asks editor and operator, after 15 minutes B the admin. */
export async function startAnswering() {
  const plant = await startPlant()
  const app = Fastify()
  app.decorate('database', plant.app.database)
  const changed: string[] = []
  app.decorate('changed', (line: string | null) => void changed.push(String(line)))
  await answerRoutes(app)
  afterAll(async () => {
    setMail(null)
    setPublicOrigin(null)
    await app.close()
    await plant.close()
  })
  afterEach(async () => {
    vi.useRealTimers()
    await expectEventsOfCalls(plant.db, 0)
    await plant.db.deleteFrom('andonCalls').execute()
    await plant.db.deleteFrom('notices').execute()
  })

  const [admin, editor, operator] = [
    plant.as('admin', '01'),
    plant.as('editor', '01'),
    plant.as('operator', '01'),
  ]
  const start = Date.parse('2026-03-02T08:00:00Z')
  const clock = (minutes: number) => vi.useFakeTimers({ toFake: ['Date'], now: start + minutes * 60_000 })
  const look = async (minutes: number) => {
    clock(minutes)
    await lookForLevels(plant.db)
  }

  beforeAll(async () => {
    setMail({ url: 'smtp://127.0.0.1:1', from: { name: '', address: 't@plant.example' } })
    setPublicOrigin('https://takt.example')
    await admin(lines.create, aLine('01'))
    await admin(stations.create, aStation('01'))
    for (const as of [admin, editor, operator]) await as(notices.list, {})
    await plant.db.updateTable('rolePages').set({ level: 'edit' }).where('roleKey', '=', 'operator').execute()
    for (const role of ['admin', 'editor', 'operator'])
      await plant.db
        .updateTable('users')
        .set({ email: `${role}@plant.example` })
        .where('userName', '=', role)
        .execute()
    await admin(
      andonRules.create,
      anAndonRule({
        levelAUsers: ['editor', 'operator'],
        levelBPeriod: 15,
        levelBUsers: ['admin'],
      }),
    )
  })

  async function calling() {
    clock(0)
    return (await admin(andon.call, { stationNumber: '01', lossType: 'equipment', message: 'Jam <b>' })).id
  }
  /** The links that a person was sent by mail, the newest last. */
  const linksOf = async (userName: string) => {
    const rows = await plant.db
      .selectFrom('noticeDeliveries')
      .select('request')
      .where('userName', '=', userName)
      .orderBy('id')
      .execute()
    return rows.flatMap(
      ({ request }) => /https:\/\/takt\.example(\/answer\?t=[\w.-]+)/.exec(request)?.[1] ?? [],
    )
  }
  const open = (url: string, headers = {}) => app.inject({ url, headers })
  const head = (url: string) => app.inject({ method: 'HEAD', url })
  const press = (url: string, answer: string) =>
    app.inject({
      method: 'POST',
      url: '/answer',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ t: url.split('t=')[1]!, answer }).toString(),
    })
  const record = async (id: number) => admin(andon.record, { id })
  const stateOf = async (id: number) => (await record(id)).call.callState
  const levelsToldOf = async (id: number) =>
    (await record(id)).levels.map(
      ({ level, people }) =>
        `${level} ${people
          .map(({ userName }) => userName)
          .toSorted()
          .join()}`,
    )
  return {
    plant,
    changed,
    admin,
    editor,
    operator,
    start,
    clock,
    look,
    calling,
    linksOf,
    open,
    head,
    press,
    record,
    stateOf,
    levelsToldOf,
  }
}
