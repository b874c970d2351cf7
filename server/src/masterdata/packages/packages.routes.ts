import { packages } from '@takt/contract/packages.ts'
import { serve } from '../../platform/http/serve.ts'
import { exportPackages } from './export.ts'
import { listPackages } from './packages.queries.ts'
import {
  changePackage,
  createPackage,
  movePackage,
  removePackage,
  revisePackage,
  showPackage,
} from './packages.ts'

export const packagesRoutes = serve(packages, {
  list: ({ db }, filter) => listPackages(db, filter),
  show: (call, key) => showPackage(call, key),
  create: (call, of) => createPackage(call, of),
  update: (call, change) => changePackage(call, change),
  revise: (call, key) => revisePackage(call, key),
  move: (call, move) => movePackage(call, move),
  delete: (call, key) => removePackage(call, key),
  export: (call, input) => exportPackages(call, input),
})
