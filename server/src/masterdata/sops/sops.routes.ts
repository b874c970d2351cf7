import { sops } from '@takt/contract/sops.ts'
import { serve } from '../../platform/http/serve.ts'
import { confirmReading, readersOfSop, sendStationFile, sopsAtStation } from './reading.ts'
import { trainingOf } from './training.ts'
import {
  changeSop,
  createSop,
  moveSop,
  oneSop,
  removeSop,
  reviseSop,
  sendSopFile,
  sopsFor,
  sopVersions,
} from './sops.ts'

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
  release: (call, wish) => moveSop(call, 'release', wish),
  withdraw: (call, wish) => moveSop(call, 'withdraw', wish),
  delete: (call, key) => removeSop(call, key),
  readers: (call, key) => readersOfSop(call, key),
  training: (call) => trainingOf(call),
  atStation: (call, place) => sopsAtStation(call, place),
  stationFile: (call, wish) => sendStationFile(call, wish),
  confirm: (call, wish) => confirmReading(call, wish),
})
