import { useEffect, useEffectEvent } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { code } from '@takt/contract/fields.ts'
import { genealogy } from '@takt/contract/genealogy.ts'
import { materials } from '@takt/contract/materials.ts'
import { useAnswer } from '~/api/hooks.ts'
import { readLine } from '~/api/stored.ts'
import { useWords } from '~/i18n/words.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { OnOtherLines } from '~/shapes/OnOtherLines.tsx'
import { Action } from '~/ui/Action.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import css from './genealogy.module.css'
import { genealogyPath, type Seek, type Sought, unitNamed } from './use-sought.ts'

type Meaning = { sought: Sought; label: string }

/** What a scan can mean: a unit, a material lot of this or that part, a part's serial. One meaning opens at once; several let the person choose. */
export function Decide({ scanned, onSeek }: { scanned: string; onSeek: Seek }) {
  const words = useWords()
  const { genealogy: genealogyWords } = words
  const { meanings, error } = useMeanings(scanned)
  const only = meanings?.length === 1 ? meanings[0]!.sought : null
  const open = useEffectEvent(() => {
    if (only) onSeek(only, { replace: true })
  })
  useEffect(open, [only !== null]) // oxlint-disable-line react-hooks/exhaustive-deps -- once it is known
  if (error) return <NotRead error={error} />
  if (!meanings || only)
    return (
      <div className={css.waiting}>
        <Waiting delay={200} label={words.say.loading} />
      </div>
    )
  if (meanings.length === 0)
    return (
      <EmptyState
        title={fill(genealogyWords.unknown, { scanned, lineNumber: readLine() ?? '' })}
        icon="search"
        role="alert"
      >
        <p>{genealogyWords.unknownNext}</p>
        <OnOtherLines serial={scanned} pathOf={genealogyPath} />
      </EmptyState>
    )
  return (
    <EmptyState title={fill(genealogyWords.several, { scanned })} icon="genealogy">
      <div className={css.choices}>
        {meanings.map(({ sought, label }) => (
          <Action key={label} onClick={() => onSeek(sought)}>
            {label}
          </Action>
        ))}
      </div>
    </EmptyState>
  )
}

/** A part's serial of a unit made here is that unit's own: both are searched. */
function useMeanings(scanned: string) {
  const { genealogy: genealogyWords } = useWords()
  // A whole label is longer than any serial may be.
  const short = code().safeParse(scanned).success
  const unit = useAnswer(genealogy.ofUnit, unitNamed(scanned), { ready: short })
  const serial = useAnswer(genealogy.whereUsed, { serial: scanned, now: false, limit: 1 }, { ready: short })
  const lots = useAnswer(materials.lots, { label: scanned, limit: 200 })
  const error = unit.error ?? serial.error ?? lots.error
  if ((short && (!unit.data || !serial.data)) || !lots.data) return { meanings: null, error }
  const meanings: Meaning[] = [
    ...(unit.data?.productId ? [{ sought: unitNamed(scanned), label: genealogyWords.asUnit }] : []),
    ...lots.data.rows.map(({ bomCode, bomLot }) => ({
      sought: { bomLot, bomCode },
      label: fill(genealogyWords.asLot, { bomCode }),
    })),
    ...(serial.data?.rows.length ? [{ sought: { serial: scanned }, label: genealogyWords.asSerial }] : []),
  ]
  return { meanings, error }
}
