import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { RecordAnswer } from '@takt/contract/openhtf.ts'
import type { LineNumber } from '../../db/line.ts'
import { Identities, stationOf } from '../../floor/floor.ts'
import { answer } from '../../http/wire.ts'
import { takeRecord } from './openhtf.ts'
import { readRecord } from './record.ts'
import { type Tested, testedBy } from './tested.ts'

/** Logs, source code and small attachments stand in the record; larger ones belong into files beside it. */
const bodyLimit = 16 * 1_048_576

/** POST /api/station/openhtf/{lineNumber}, with the station's own key: one test record as the framework wrote it. */
export const openhtfRoutes: FastifyPluginAsync = async (app) => {
  const identities = new Identities(app.database)
  const {
    database: { db },
    floor,
    changed,
  } = app
  const read = new WeakMap<FastifyRequest, Tested>()
  app.telegrams.listenTo(app, {
    stationOf,
    tell: (request, answered) => [
      { teleType: 'testRecord', message: knownOf(read.get(request)), answer: answered, item: null },
    ],
  })

  // A record that breaks off is refused as a record, with its own sentence; so it is read by us, whatever the sender calls it.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))

  app.post<{ Params: { line?: string }; Body: string | undefined }>(
    '/api/station/openhtf/:line',
    { bodyLimit },
    async (request) => {
      const { lineNumber, stationNumber } = await identities.of(request)
      const tester = { lineNumber: lineNumber as LineNumber, stationNumber } // its key is of this line: `identities` let it in
      const tested = testedBy(readRecord(request.body ?? ''))
      read.set(request, tested)
      return answer(RecordAnswer.parse(await takeRecord({ db, floor, changed }, tester, tested)))
    },
  )
}

/** A record has no id: it is the test of its unit that began then. */
const knownOf = (tested?: Tested) =>
  tested && {
    messageId: `${tested.startTime} ${tested.testName}`,
    productSn: tested.unit,
    at: tested.endTime,
  }
