import type { FastifyInstance, FastifyRequest } from 'fastify'
import { FaultDraft } from '@takt/contract/machineCodes.ts'
import { languageSpoken, spoken } from '@takt/contract/locales/spoken.ts'
import { formOf, sendPage, shortened, takeForms } from '../../platform/http/forms.ts'
import { RateByAddress } from '../../platform/http/rate.ts'
import { wordsFor } from '../../platform/http/wire.ts'
import { lookAtMachine, takeFault } from './machine-door.ts'
import { machinePage, noMachine, sayOutcome, type Typed } from './machine-page.ts'
import { machinePath } from './machineCodes.ts'

/** One address may belong to many telephones of a plant: more than a person sends, less than a machine does. */
const ofAddress = { perSecond: 1 / 30, burst: 20 }
const untouched: Typed = { text: '', name: '', lossType: 'equipment' }
const open = { config: { open: true } }
const languageOf = (request: FastifyRequest) => languageSpoken(wordsFor(request))

/** What the code at a machine opens, without log-in. */
export async function machineRoutes(app: FastifyInstance) {
  await app.register(async (own) => {
    takeForms(own)
    const { db } = app.database
    const rate = new RateByAddress(ofAddress)

    own.get<{ Querystring: { t?: string } }>(machinePath, open, async (request, reply) => {
      const [language, token] = [languageOf(request), shortened(request.query.t)]
      const machine = await lookAtMachine(db, token, Date.now())
      if (!machine) return sendPage(reply, noMachine(language), 404)
      return sendPage(reply, machinePage({ language, token, machine, verdict: null, typed: untouched }))
    })

    own.post(machinePath, open, async (request, reply) => {
      const [language, given] = [languageOf(request), formOf(request.body)]
      const [token, form] = [shortened(given.get('t')), shortened(given.get('form')).slice(0, 64)]
      const [ip, now] = [request.ip, Date.now()]
      const machine = await lookAtMachine(db, token, now)
      if (!machine) return sendPage(reply, noMachine(language), 404)
      const typed = readTyped(given)
      const show = (verdict: string, again: Typed | null) =>
        machinePage({ language, token, machine, verdict, typed: again })

      const fault = FaultDraft.safeParse({ ...typed, name: typed.name.trim() || null })
      if (!fault.success || form === '') {
        const field = fault.error?.issues[0]?.path[0]
        return sendPage(reply, show(sayWrong(language, field), typed), 400)
      }
      const reported = rate.take(ip, now)
        ? await takeFault(db, token, form, fault.data, now)
        : { line: machine.line, wait: Math.max(machine.wait, rate.secondsLeft(ip, now)) }
      if (!reported) return sendPage(reply, noMachine(language), 404)
      const verdict = sayOutcome(language, reported)
      if ('wait' in reported) {
        reply.header('retry-after', String(reported.wait))
        return sendPage(reply, show(verdict, typed), 429)
      }
      app.changed(reported.line, ['andon', 'notices', 'boards'])
      return sendPage(reply, show(verdict, null))
    })
  })
}

const readTyped = (given: URLSearchParams): Typed => ({
  text: shortened(given.get('text')),
  name: shortened(given.get('name')),
  lossType: shortened(given.get('lossType')),
})

function sayWrong(language: Parameters<typeof noMachine>[0], field: PropertyKey | undefined) {
  const { machine: machineWords } = spoken[language]
  if (field === 'name') return machineWords.wrongName
  return field === 'lossType' ? machineWords.wrongKind : machineWords.wrongText
}
