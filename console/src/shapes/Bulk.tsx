import { useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Progress } from 'antd'
import { featureOf } from '@takt/contract/endpoint.ts'
import { fill, Refusal } from '@takt/contract/errors.ts'
import { callOnce } from '~/api/once.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { useToast } from '~/ui/toast.ts'
import { doEach, type BulkAction, type Refused } from './bulk.ts'
import css from './Bulk.module.css'
import { ConfirmButton } from './ConfirmButton.tsx'
import type { Key, Selection } from './selection.ts'

type BulkProps<Row> = {
  selection: Selection<Row>
  actions: readonly BulkAction<Row>[]
  rowKey: (row: Row) => Key
  nameOf: (row: Row) => string
}
type Running = { label: string; done: number; count: number }
type Outcome<Row> = { label: string; done: number; refused: Refused<Row>[] }

/** What can be done to the selected rows, how far it is, and which were refused and why. What was refused stays selected. */
export function Bulk<Row>({ selection, actions, rowKey, nameOf }: BulkProps<Row>) {
  const words = useWords()
  const formats = useFormats()
  const toast = useToast()
  const cache = useQueryClient()
  const [running, setRunning] = useState<Running | null>(null)
  const [outcome, setOutcome] = useState<Outcome<Row> | null>(null)
  const stopped = useRef(false)
  const { selected, setKeys, clear } = selection

  const run = async ({ label, command, input }: BulkAction<Row>, reason: string) => {
    const rows = selected
    stopped.current = false
    setOutcome(null)
    setRunning({ label, done: 0, count: rows.length })
    const begun = new Set<Row>()
    const act = async (row: Row) => {
      if (stopped.current) return
      begun.add(row)
      await callOnce(command, input(row, reason))
    }
    try {
      const refused = await doEach(rows, act, {
        onProgress: (done) => setRunning({ label, done, count: rows.length }),
        refusalOf,
      })
      const left = rows.filter((row) => !begun.has(row) || refused.some((one) => one.row === row))
      const done = rows.length - left.length
      if (refused.length > 0) setOutcome({ label, done, refused })
      else toast.tell(fill(words.lists.done, { label, count: formats.count(done) }))
      setKeys(new Set(left.map(rowKey)))
    } finally {
      setRunning(null)
      const stale = [featureOf(command), ...(command.touches ?? []), 'audit']
      await Promise.all(stale.map((name) => cache.invalidateQueries({ queryKey: [name] })))
    }
  }
  if (selected.length === 0 && !running && !outcome) return null
  const count = formats.count(selected.length)
  return (
    <div className={css.bulk} role="region" aria-label={fill(words.lists.selected, { count })}>
      {running && (
        <div className={css.running} role="status">
          <span>
            {fill(words.lists.doing, {
              label: running.label,
              done: formats.count(running.done),
              count: formats.count(running.count),
            })}
          </span>
          <Progress
            percent={Math.floor((running.done / running.count) * 100)}
            showInfo={false}
            size="small"
            aria-hidden
          />
          <Action
            onClick={() => {
              stopped.current = true
            }}
          >
            {words.lists.stop}
          </Action>
        </div>
      )}
      {!running && selected.length > 0 && (
        <div className={css.actions}>
          <b role="status">{fill(words.lists.selected, { count })}</b>
          {actions.map((action) => (
            <BulkButton
              key={action.label}
              action={action}
              count={selected.length}
              onConfirm={(reason) => void run(action, reason)}
            />
          ))}
          <Action icon="close" look="quiet" onClick={clear}>
            {words.lists.clear}
          </Action>
        </div>
      )}
      {outcome && (
        <div className={css.outcome} role="alert">
          <p>
            <b>
              {fill(words.lists.refused, {
                label: outcome.label,
                done: formats.count(outcome.done),
                refused: formats.count(outcome.refused.length),
              })}
            </b>{' '}
            {words.lists.stillSelected}
          </p>
          <ul>
            {outcome.refused.map(({ row, refusal }) => (
              <li key={rowKey(row)}>
                <b>{nameOf(row)}</b> {sayRefusal(words, refusal)}
              </li>
            ))}
          </ul>
          <Action icon="close" bare onClick={() => setOutcome(null)}>
            {words.lists.hide}
          </Action>
        </div>
      )}
    </div>
  )
}

function BulkButton<Row>({
  action: { label, icon, look = 'plain', question, reason = 'none', command },
  count,
  onConfirm,
}: {
  action: BulkAction<Row>
  count: number
  onConfirm: (reason: string) => void
}) {
  const forbidden = useForbidden(command)
  return (
    <ConfirmButton
      icon={icon}
      look={look}
      blocked={forbidden}
      question={question(count)}
      reason={reason}
      onConfirm={async (why) => {
        onConfirm(why)
        return true
      }}
    >
      {label}
    </ConfirmButton>
  )
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  throw error
}
