import { Switch } from 'antd'
import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { sops, type SopTraining } from '@takt/contract/sops.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { PlainTable } from '~/shapes/PlainTable.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import css from './sops.module.css'

const whole = { filter: {} }
type Cell = SopTraining['people'][number]['cells'][number]
const isDue = (cell: Cell) => cell !== null && cell.readState !== 'confirmed'

/** People against instructions: who has confirmed which version, until when, and what is due again. */
export function Training() {
  const words = useWords()
  const { sops: sopWords, say } = words
  // What expires is no change that anybody announces.
  const { data, error, refetch } = useAnswer(sops.training, {}, { every: 60_000 })
  const [onlyDue, setOnlyDue] = useState(false)
  if (!data && error) return <NotRead error={error} again={refetch} />
  if (!data) return <Waiting label={say.loading} />
  if (data.sops.length === 0) return <EmptyState title={sopWords.trainingNone} icon="file" />
  if (data.people.length === 0) return <EmptyState title={sopWords.trainingNobody} icon="people" />
  const people = data.people.filter(({ cells }) => !onlyDue || cells.some(isDue))
  return (
    <>
      <div className={css.row}>
        <label className={css.row}>
          <Switch checked={onlyDue} onChange={setOnlyDue} />
          {sopWords.onlyDue}
        </label>
        <ExportButton endpoint={sops.exportTraining} list={whole} add={{ onlyDue }} />
      </div>
      <PlainTable
        label={sopWords.trainingOf}
        head={[
          sopWords.person,
          ...data.sops.map(({ sopCode, sopVer }) =>
            fill(words.versions.of, { code: sopCode, version: sopVer }),
          ),
        ]}
        rows={people.map(({ operatorNo, name, cells }) => [
          name === operatorNo ? name : `${name} (${operatorNo})`,
          ...cells.map((cell, at) =>
            onlyDue && !isDue(cell) ? '' : <Confirmed key={data.sops[at]!.sopCode} cell={cell} />,
          ),
        ])}
      />
    </>
  )
}

function Confirmed({ cell }: { cell: Cell }) {
  const { sops: sopWords, readState: states, versions } = useWords()
  const formats = useFormats()
  if (!cell) return '–'
  const { readState, sopVer, expiresAt } = cell
  return (
    <span className={css.cell}>
      <StatusDot {...stateOf('readState', readState)}>{states[readState]}</StatusDot>
      {sopVer !== null && <small>{fill(versions.versionHead, { version: sopVer })}</small>}
      {expiresAt && <small>{fill(sopWords.countsUntil, { day: formats.minute(expiresAt) })}</small>}
    </span>
  )
}
