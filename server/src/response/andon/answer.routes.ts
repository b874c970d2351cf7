import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageSpoken } from '@takt/contract/locales/spoken.ts'
import { formOf, sendPage, shortened, takeForms } from '../../platform/http/forms.ts'
import { wordsFor } from '../../platform/http/wire.ts'
import { answerByLink, answerPath, callAnswers, lookAtLink, languageChosenBy, minuteFor } from './answer.ts'
import { answerPage } from './answer-page.ts'

/**
 * The page of a link in a mail, without log-in: opening it changes nothing, whoever or whatever opens it, such as a scanner of
 * mails; only its buttons do.
 */
export async function answerRoutes(app: FastifyInstance) {
  await app.register(async (own) => {
    takeForms(own)
    const { db } = app.database
    const open = { config: { open: true } }

    const send = async (
      request: FastifyRequest,
      reply: FastifyReply,
      token: string,
      { answered, ...looked }: Awaited<ReturnType<typeof answerByLink>>,
    ) => {
      const language = (await languageChosenBy(db, looked.user)) ?? languageSpoken(wordsFor(request))
      const minute = looked.call ? await minuteFor(db, language) : String
      return sendPage(reply, answerPage({ language, token, looked, answered, minute }))
    }

    own.get<{ Querystring: { t?: string } }>(answerPath, open, async (request, reply) => {
      const token = shortened(request.query.t)
      return send(request, reply, token, { ...(await lookAtLink(db, token, Date.now())), answered: null })
    })

    own.post(answerPath, open, async (request, reply) => {
      const given = formOf(request.body)
      const token = shortened(given.get('t'))
      const answer = callAnswers.find((one) => one === given.get('answer'))
      const ended =
        answer === undefined
          ? { ...(await lookAtLink(db, token, Date.now())), answered: null }
          : await answerByLink(db, token, answer)
      if (ended.answered !== null) app.changed(ended.line, ['andon', 'notices', 'boards'])
      return send(request, reply, token, ended)
    })
  })
}
