import { useState } from 'react'
import { Link } from 'react-router'
import { fill, Refusal } from '@takt/contract/errors.ts'
import { pages } from '@takt/contract/pages.ts'
import { type NextSeal, type Seal, seals } from '@takt/contract/seals.ts'
import { call } from '~/api/call.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { Shown } from '~/fields/Shown.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { PlainTable } from '~/shapes/PlainTable.tsx'
import { Action } from '~/ui/Action.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { useToast } from '~/ui/toast.ts'
import { SealKeys } from './SealKeys.tsx'
import { WrongDays } from './WrongDays.tsx'
import css from './changes.module.css'

/** The sealed days of the change history, with what was found when each was checked; any of them can be checked again at once. */
export function Seals() {
  const words = useWords()
  const { seals: sealWords } = words
  const { data, error, refetch } = useAnswer(seals.list, {})
  const next = useAnswer(seals.next, {})
  if (error && !data) return <NotRead error={error} again={refetch} />
  if (!data) return <div aria-busy />
  return data.length === 0 ? (
    <EmptyState title={sealWords.none} icon="key">
      {next.data && <Next seal={next.data} />}
    </EmptyState>
  ) : (
    <>
      <WrongDays all={data} />
      {next.data && <Next seal={next.data} />}
      <SealedDays all={data} checked={refetch} />
      <SealKeys all={data} />
    </>
  )
}

function Next({ seal: { day, sealedFrom } }: { seal: NextSeal }) {
  const words = useWords()
  const formats = useFormats()
  return <p>{fill(words.seals.next, { day: formats.day(day), time: formats.minute(sealedFrom) })}</p>
}

function SealedDays({ all, checked }: { all: readonly Seal[]; checked: () => Promise<unknown> }) {
  const words = useWords()
  const { seals: sealWords } = words
  const toast = useToast()
  const [looking, setLooking] = useState<string | null>(null)
  const check = async (day: string) => {
    setLooking(day)
    try {
      await call(seals.check, { day })
      await checked()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      toast.refuse(sayRefusal(words, error), { id: error.key })
    } finally {
      setLooking(null)
    }
  }
  return (
    <PlainTable
      label={sealWords.view.sealed}
      head={[
        words.field.day,
        sealWords.column.entries,
        sealWords.column.sealState,
        sealWords.column.checkedAt,
        sealWords.root,
        sealWords.chain,
        sealWords.signature,
        words.shell.actions,
      ]}
      rows={all.map(({ day, entries, root, chain, signature, sealState, checkedAt, wrongId }) => [
        <Shown key="day" look="day" field="day" value={day} />,
        <Shown key="entries" look="count" field="entries" value={entries} />,
        sealState ? (
          <span className={css.seal} key="state">
            <Shown look="choice" field="sealState" value={sealState} />
            {wrongId !== null && (
              <Link to={`${pages.dbLogView.path}?change=${wrongId}`}>
                {fill(sealWords.open, { id: wrongId })}
              </Link>
            )}
          </span>
        ) : (
          sealWords.never
        ),
        <Shown key="checked" look="instant" field="checkedAt" value={checkedAt} />,
        <Digits key="root" of={root} />,
        <Digits key="chain" of={chain} />,
        signature ? <Digits key="signature" of={signature} /> : sealWords.unsigned,
        <Action key="check" look="quiet" busy={looking === day} onClick={() => void check(day)}>
          {sealWords.check}
        </Action>,
      ])}
    />
  )
}

/** Enough of a hash to tell two apart by eye; the whole of it can be copied. */
const Digits = ({ of }: { of: string }) => (
  <code className={css.digits} title={of}>
    {of}
  </code>
)
