import { FailureRow } from '@takt/contract/failure-rows.ts'
import { shortFailId } from '@takt/contract/failures.ts'
import { columnsOf, extraColumn } from '~/shapes/columns.tsx'
import { sayOperator } from '~/shapes/say-operator.ts'
import { About, Against, What } from './Against.tsx'

const col = columnsOf(FailureRow)

export const columns = [
  col('productSn', { width: 150, cell: (row) => <About of={row} /> }),
  col('failStatus', { width: 110 }),
  extraColumn<FailureRow>(
    'what',
    (words) => words.failures.what,
    180,
    (row) => <What of={row} />,
  ),
  {
    ...extraColumn<FailureRow>(
      'measured',
      (words) => words.failures.measured,
      290,
      (row) => <Against of={row} />,
    ),
    value: (row: FailureRow) => row.resultValue,
  },
  col('stationNumber', { width: 90 }),
  col('failTime'),
  col('reworkCount', { width: 110 }),
  col('quantity', { width: 100 }),
  col('typeNo', { width: 120 }),
  col('failSource', { width: 110 }),
  col('operator', {
    width: 160,
    cell: ({ operator, operatorName }) => (operator ? sayOperator(operator, operatorName) : '–'),
  }),
  col('loggedBy', { width: 120 }),
  col('disposition', { width: 130 }),
  col('disposedBy', { width: 120 }),
  col('closedBy', { width: 120 }),
  col('failId', { width: 100, cell: ({ failId }) => `#${shortFailId(failId)}` }),
  col('processStatus'),
  col('currentStation', { width: 130 }),
  col('lotNo', { width: 120 }),
  col('defectCode', { width: 120 }),
  col('subDefectCode', { width: 130 }),
  col('resultCode', { width: 120 }),
  col('bomCode', { width: 120 }),
  col('serial', { width: 120 }),
  col('remark'),
]
