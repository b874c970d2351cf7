import { sops } from '@takt/contract/sops.ts'
import { serve } from '../../platform/http/serve.ts'
import { exportTraining } from './export-training.ts'
import { confirmReading, readersOfSop, sendStationFile, sopsAtStation } from './reading.ts'
import { moveSop } from './moves.ts'
import { signaturesOf } from './signatures.queries.ts'
import { trainingOf } from './training.ts'
import { changeSop, createSop, removeSop, reviseSop, sendSopFile, sopsFor, sopVersions } from './sops.ts'
import { oneSop } from './versions.ts'

export const sopsRoutes = serve(sops, {
  list: (call, filter) => sopsFor(call, filter),
  one: (call, key) => oneSop(call, key),
  versions: (call, which) => sopVersions(call, which),
  file: (call, wish) => sendSopFile(call, wish),
  create: (call, draft) => createSop(call, draft),
  update: (call, draft) => changeSop(call, draft),
  revise: (call, key) => reviseSop(call, key),
  submit: (call, wish) => moveSop(call, 'submit', wish),
  sendBack: (call, wish) => moveSop(call, 'sendBack', wish),
  review: (call, wish) => moveSop(call, 'review', wish),
  release: (call, wish) => moveSop(call, 'release', wish),
  withdraw: (call, wish) => moveSop(call, 'withdraw', wish),
  delete: (call, key) => removeSop(call, key),
  signatures: ({ db, line }, key) => signaturesOf(db, line, key),
  readers: (call, key) => readersOfSop(call, key),
  training: (call) => trainingOf(call),
  exportTraining: (call, wish) => exportTraining(call, wish),
  atStation: (call, place) => sopsAtStation(call, place),
  stationFile: (call, wish) => sendStationFile(call, wish),
  confirm: (call, wish) => confirmReading(call, wish),
})
