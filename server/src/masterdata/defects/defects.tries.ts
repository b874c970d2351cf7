import { defects } from '@takt/contract/defects.ts'
import type { Tries } from '../../testing/feature-tries.ts'
import { aDefect } from '../../testing/quality-samples.ts'

export const tries: Tries = [
  [defects.create, aDefect('D1')],
  [defects.create, aDefect('D2')],
  [defects.update, { ...aDefect('D1', { nameEs: 'Rayado' }), revision: 0 }],
  [defects.merge, { defectCode: 'D1', subDefectCode: null, revision: 1, mergedInto: 'D2' }],
  [defects.retire, { defectCode: 'D2', subDefectCode: null, revision: 0 }],
  [defects.create, aDefect('D4', { resultCodes: ['DEPTH'] })],
  [defects.import, { rows: [{ defectCode: 'D3', nameEn: 'Dent' }], dryRun: false }],
]
