import { useState } from 'react'
import { sopTitleIn } from '@takt/contract/sop-titles.ts'
import { type SopKey, SopFilter, SopRow, sops } from '@takt/contract/sops.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useRegister } from '~/api/lists.ts'
import { useOpened } from '~/api/opened.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useLanguage, useWords } from '~/i18n/words.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { MorePages } from '~/shapes/MorePages.tsx'
import { Page } from '~/shapes/Page.tsx'
import { useView, ViewSwitch } from '~/shapes/ViewSwitch.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { Action } from '~/ui/Action.tsx'
import { Comments } from './Comments.tsx'
import { SopMoves } from './SopMoves.tsx'
import { SopRecord } from './SopRecord.tsx'
import { Training } from './Training.tsx'
import { SopSheet } from './SopSheet.tsx'

const Filter = fieldsOf(SopFilter)
const col = columnsOf(SopRow)
const columns = [
  col('sopCode', { width: 150 }),
  col('sopVer', { width: 90 }),
  col('sopStatus', { width: 130 }),
  col('sopTitle', { width: 230, cell: (sop) => <Title of={sop} /> }),
  col('typeNo', { width: 130 }),
  col('stationNumber', { width: 110 }),
  col('sopLanguage', { width: 110 }),
  col('fileName', { width: 180 }),
  col('validFrom'),
  col('readConfirm', { width: 130 }),
  col('updateAuthor', { width: 140 }),
  col('updateDate'),
]
function Title({ of: sop }: { of: SopRow }) {
  return sopTitleIn(useLanguage(), sop)
}
const textOf = ({ sopCode, sopVer }: SopKey) => `${sopCode} ${sopVer}`
/** A code may have blanks, a version has none. */
const keyOf = (text: string): SopKey => ({
  sopCode: text.slice(0, text.lastIndexOf(' ')),
  sopVer: Number(text.slice(text.lastIndexOf(' ') + 1)) || 1,
})

const views = ['list', 'training', 'comments'] as const

/** What people at the stations work by, in versions: written by one person, released by another. */
export default function SopManagePage() {
  const { sops: sopWords } = useWords()
  const list = useRegister(sops.list)
  const forbidden = useForbidden(sops.create)
  const [creating, setCreating] = useState(false)
  const [opened, open] = useOpened('sop')
  const [view, show] = useView(views)
  const openSop = (key: SopKey) => open(textOf(key))
  const create = (
    <Action icon="plus" look="main" blocked={forbidden} onClick={() => setCreating(true)}>
      {sopWords.createOne}
    </Action>
  )
  return (
    <Page
      name="sopManage"
      about={sopWords.about}
      views={
        <ViewSwitch label={sopWords.views} views={views} view={view} names={sopWords.view} onShow={show} />
      }
      actions={create}
      more={<MorePages to={{ stationSop: 'file', station: 'station' }} />}
    >
      {view === 'training' && <Training />}
      {view === 'comments' && <Comments onOpen={openSop} />}
      {view === 'list' && (
        <>
          <Filters list={list}>
            <Filter name="sopStatus" />
            <Filter name="sopCode" />
            <Filter name="sopTitle" />
            <Filter name="typeNo" />
            <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
            <Filter name="sopLanguage" />
            <Filter name="readConfirm" />
          </Filters>
          <DataTable
            list={list}
            columns={columns}
            rowKey={textOf}
            onOpen={openSop}
            rowActions={(sop) => <SopMoves sop={sop} bare onOpen={openSop} onGone={() => open(null)} />}
            empty={
              <>
                <p>{sopWords.listEmpty}</p>
                {create}
              </>
            }
          />
        </>
      )}
      {opened !== null && (
        <SopRecord key={opened} of={keyOf(opened)} onOpen={openSop} onClose={() => open(null)} />
      )}
      {creating && <SopSheet writing="new" onClose={() => setCreating(false)} />}
    </Page>
  )
}
