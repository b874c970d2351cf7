import type { ConcessionDraft } from '@takt/contract/concessions.ts'
import type { DefectDraft } from '@takt/contract/defects.ts'
import type { ProblemDraft } from '@takt/contract/problems.ts'

export const aDefect = (defectCode: string, over: Partial<DefectDraft> = {}) => ({
  defectCode,
  subDefectCode: null,
  nameEn: `Defect ${defectCode}`,
  stationNumbers: [],
  typeNos: [],
  resultCodes: [],
  enabled: true,
  ...over,
})

export const aProblem = (defectCode: string, over: Partial<ProblemDraft> = {}): ProblemDraft => ({
  defectCode,
  stationNumber: null,
  typeNo: null,
  containment: 'sorted by hand',
  cause: null,
  correctiveAction: 'new clamp',
  owner: 'Ana',
  dueDate: '2030-01-31',
  ...over,
})

export const aConcession = (
  concessionCode: string,
  over: Partial<ConcessionDraft> & Pick<ConcessionDraft, 'typeNo' | 'defectCode'>,
): ConcessionDraft => ({
  concessionCode,
  stationNumber: null,
  minValue: null,
  maxValue: null,
  pieces: 2,
  validUntil: null,
  justification: 'no effect on its function',
  ...over,
})
