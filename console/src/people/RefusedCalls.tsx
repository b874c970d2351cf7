import { security, SecurityEvent } from '@takt/contract/security.ts'
import { useRegister } from '~/api/lists.ts'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf, extraColumn } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import css from './people.module.css'

const col = columnsOf(SecurityEvent)
const Kind = ({ kind }: Pick<SecurityEvent, 'kind'>) => useWords().people.securityKind[kind]
const columns = [
  col('at'),
  extraColumn<SecurityEvent>(
    'kind',
    ({ people }) => people.refusedWhat,
    150,
    ({ kind }) => <Kind kind={kind} />,
  ),
  col('userName', { width: 130 }),
  col('address', { width: 140 }),
  col('reason', { width: 320 }),
  extraColumn<SecurityEvent>(
    'seen',
    ({ people }) => people.refusedTimes,
    90,
    ({ seen }) => seen,
  ),
]

/** Refused log-ins, bars, forbidden calls, wrong keys, badges and links, newest first: for administrators. */
export function RefusedCalls() {
  const { people } = useWords()
  const list = useRegister(security.list, { place: 'refused' })
  return (
    <div className={css.all}>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ id }) => String(id)}
        empty={<p>{people.refusedEmpty}</p>}
      />
    </div>
  )
}
