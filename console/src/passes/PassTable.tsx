import { useNavigate } from 'react-router'
import { pages } from '@takt/contract/pages.ts'
import { ProcessPass } from '@takt/contract/passes.ts'
import type { Listed } from '~/api/lists.ts'
import { useSession } from '~/api/session.ts'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { sayOperator } from '~/shapes/say-operator.ts'

const col = columnsOf(ProcessPass)
const columns = [
  col('productSn', { width: 180 }),
  col('stationNumber', { width: 100 }),
  col('stepSeq', { width: 80 }),
  col('stepName', { width: 210 }),
  col('resultStatus', { width: 90 }),
  col('attempt', { width: 90 }),
  col('ngReason', { width: 190, cell: (pass) => <NgReason pass={pass} /> }),
  col('inTime'),
  col('outTime'),
  col('cycleTime', { width: 110 }),
  col('operator', {
    width: 160,
    cell: ({ operator, operatorName }) => (operator ? sayOperator(operator, operatorName) : '–'),
  }),
  col('typeNo', { width: 110 }),
  col('orderCode'),
  col('colSetId', { width: 140 }),
  col('colSetVersion', { width: 100 }),
  col('paraVer', { width: 110 }),
  col('stationParaVer', { width: 130 }),
  col('verdict', { width: 110 }),
  col('judged', { width: 110 }),
  col('asked', { width: 100 }),
  col('stationName'),
  col('passNo', { width: 80 }),
  col('productId'),
]

export function PassTable({ list }: { list: Listed<ProcessPass> }) {
  const words = useWords()
  const navigate = useNavigate()
  const may = useSession(({ grants }) => grants.productSummary !== undefined)
  const open = ({ productSn, productId }: ProcessPass) =>
    void navigate(`${pages.productSummary.path}?${new URLSearchParams({ unit: productSn ?? productId })}`)
  return (
    <DataTable
      list={list}
      columns={columns}
      rowKey={({ productId, passNo }) => `${productId} ${passNo}`}
      {...(may && { onOpen: open })}
      empty={
        <>
          <p>{words.passes.listEmpty}</p>
          <p>{words.passes.listNext}</p>
        </>
      }
    />
  )
}

function NgReason({ pass: { resultStatus, ngReason } }: { pass: ProcessPass }) {
  const { passes } = useWords()
  if (resultStatus !== 'ng') return null
  return ngReason ?? passes.stationSaid
}
