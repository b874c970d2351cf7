import type { FastifyPluginAsync } from 'fastify'
import { RecordAnswer } from '@takt/contract/openhtf.ts'
import type { LineNumber } from '../../../platform/db/line.ts'
import type { Encoded } from '../../../execution/floor/floor.ts'
import { asRefusal } from '../../../platform/http/refuse-calls.ts'
import { bearerOf } from '../../../platform/http/sent-text.ts'
import { answer, refusal, wordsFor } from '../../../platform/http/wire.ts'
import { takeRecord } from './openhtf.ts'
import { readRecord } from './record.ts'
import { type Tested, testedBy } from './tested.ts'

/** Logs, source code and small attachments are in the record; larger ones belong into separate files. */
const bodyLimit = 16 * 1_048_576

/** POST /api/station/openhtf/{lineNumber}, with the station's own key: one test record as the framework wrote it. */
export const openhtfRoutes: FastifyPluginAsync = async (app) => {
  const {
    database: { db },
    floor,
    changed,
    ingress,
  } = app

  // A record that breaks off is refused as a record, with its own sentence; so it is read by us, whatever the sender calls it.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))

  app.post<{ Params: { line?: string }; Body: string | undefined }>(
    '/api/station/openhtf/:line',
    { bodyLimit },
    async (request, reply) => {
      const sent = request.body ?? ''
      let tested: Tested | undefined
      const encoded = (body: object): Encoded => ({
        text: JSON.stringify(body),
        logged: [{ teleType: 'testRecord', message: speakerOf(tested), answer: body, item: null }],
      })
      const { text } = await ingress.call(
        { key: bearerOf(request), lineNumber: request.params.line, text: sent, traceId: request.id },
        async ({ lineNumber, stationNumber }) => {
          const tester = { lineNumber: lineNumber as LineNumber, stationNumber } // its key is of this line: the ingress let it in
          tested = testedBy(readRecord(sent))
          return encoded(answer(RecordAnswer.parse(await takeRecord({ db, floor, changed }, tester, tested))))
        },
        (error) => encoded(refusal(wordsFor(request), asRefusal(error, request.id)).body),
      )
      return reply.type('application/json; charset=utf-8').send(text)
    },
  )
}

/** A record has no id: it is the test of its unit that began then. */
const speakerOf = (tested?: Tested) =>
  tested && {
    messageId: `${tested.startTime} ${tested.testName}`,
    productSn: tested.unit,
    at: tested.endTime,
  }
