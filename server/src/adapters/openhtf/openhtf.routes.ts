import type { FastifyPluginAsync } from 'fastify'
import { RecordAnswer } from '@takt/contract/openhtf.ts'
import type { LineNumber } from '../../db/line.ts'
import { Identities } from '../../floor/floor.ts'
import { answer } from '../../http/wire.ts'
import { takeRecord } from './openhtf.ts'

/** Logs, source code and small attachments stand in the record; larger ones belong into files beside it. */
const bodyLimit = 16 * 1_048_576

/** POST /api/station/openhtf/{lineNumber}, with the station's own key: one test record as the framework wrote it. */
export const openhtfRoutes: FastifyPluginAsync = async (app) => {
  const identities = new Identities(app.database)
  const { database: { db }, floor, changed } = app

  // A record that breaks off is refused as a record, with its own sentence; so it is read by us, whatever the sender calls it.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))

  app.post<{ Params: { line?: string }; Body: string | undefined }>('/api/station/openhtf/:line', { bodyLimit }, async (request) => {
    const { lineNumber, stationNumber } = await identities.of(request)
    const tester = { lineNumber: lineNumber as LineNumber, stationNumber } // its key is of this line: `identities` let it in
    return answer(RecordAnswer.parse(await takeRecord({ db, floor, changed }, tester, request.body ?? '')))
  })
}
