import type { ReactNode } from 'react'
import { Select } from 'antd'
import { fill, type Refusal } from '@takt/contract/errors.ts'
import type { DefinitionStatus } from '@takt/contract/moves.ts'
import { stateOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import css from './Versions.module.css'
import type { Versions } from './versions.ts'
import { NotRead } from './NotRead.tsx'

type Status = { definitionStatus: DefinitionStatus }
type HeadProps<Key extends object, Row extends Key & Status> = {
  by: Versions<Key, Row>
  of: Key & Status
  versions: readonly Row[]
  /** Another version is opened; null: none is. */
  onChoose: (key: Key | null) => void
  /** Buttons next to the cross. */
  aside?: ReactNode
  /** What is done with this version. */
  children: ReactNode
}

/** Over an open definition: which version of it this is, the others to choose from, and what is done with it. */
export function VersionHead<Key extends object, Row extends Key & Status>({
  by,
  of,
  versions,
  onChoose,
  aside,
  children,
}: HeadProps<Key, Row>) {
  const words = useWords()
  const { versions: versionWords, definitionStatus: statuses } = words
  const options = versions.map((row) => ({
    value: by.numberOf(row),
    label: fill(versionWords.version, { version: by.numberOf(row), status: statuses[row.definitionStatus] }),
    row,
  }))
  return (
    <>
      <header className={css.top}>
        <h2>{by.codeOf(of)}</h2>
        <Select
          aria-label={versionWords.number}
          value={by.numberOf(of)}
          popupMatchSelectWidth={false}
          labelRender={() => by.say(versionWords.versionHead, of)}
          options={options}
          onChange={(_, option) => {
            if (option && !Array.isArray(option)) onChoose(by.keyOf(option.row))
          }}
        />
        <StatusDot {...stateOf('definitionStatus', of.definitionStatus)}>
          {statuses[of.definitionStatus]}
        </StatusDot>
        <span className={css.close}>
          {aside}
          <Action icon="close" bare onClick={() => onChoose(null)}>
            {words.say.close}
          </Action>
        </span>
      </header>
      <div className={css.moves}>{children}</div>
    </>
  )
}

type NoVersionProps = {
  title: string
  missing: boolean
  error: Refusal | null
  retry: () => void
  aside?: ReactNode
  onClose: () => void
}

/** In place of a version that is still loading, that is not there, or that could not be read. */
export function NoVersion({ title, missing, error, retry, aside, onClose }: NoVersionProps) {
  const words = useWords()
  return (
    <>
      <header className={css.top}>
        <h2>{title}</h2>
        <span className={css.close}>
          {aside}
          <Action icon="close" bare onClick={onClose}>
            {words.say.close}
          </Action>
        </span>
      </header>
      {error ? (
        <NotRead error={error} again={retry} />
      ) : missing ? (
        <EmptyState title={words.error['record.unknown']} role="alert" />
      ) : (
        <div className={css.waiting}>
          <Waiting delay={200} label={words.say.loading} />
        </div>
      )}
    </>
  )
}

type NotesProps = { frozen: string | null; overtaken: boolean; onTake: () => void; onKeep?: () => void }

/** Over an editor: why nothing can be changed, or that somebody else was quicker, and what becomes of what was typed. */
export function VersionNotes({ frozen, overtaken, onTake, onKeep }: NotesProps) {
  const { versions: versionWords } = useWords()
  return (
    <>
      {frozen && <p className={css.frozen}>{frozen}</p>}
      {overtaken && (
        <div className={css.overtaken} role="alert">
          <span>{versionWords.changedMeanwhile}</span>
          <span>
            <Action onClick={onTake}>{versionWords.takeTheirs}</Action>{' '}
            {onKeep && <Action onClick={onKeep}>{versionWords.keepMine}</Action>}
          </span>
        </div>
      )}
    </>
  )
}
