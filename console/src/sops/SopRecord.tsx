import { fill } from '@takt/contract/errors.ts'
import { sopTitles } from '@takt/contract/sop-titles.ts'
import { type SopKey, SopRow, type SopStep, sops } from '@takt/contract/sops.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useSession } from '~/api/session.ts'
import { fetchFile } from '~/api/download.ts'
import { stateOf } from '~/fields/states.ts'
import { useFormats } from '~/fields/format.tsx'
import { useLanguage, useWords } from '~/i18n/words.tsx'
import { Facts } from '~/shapes/Facts.tsx'
import { Opened } from '~/shapes/Opened.tsx'
import { Record } from '~/shapes/Record.tsx'
import { RecordBody } from '~/shapes/RecordBody.tsx'
import { Action } from '~/ui/Action.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { Readers } from './Readers.tsx'
import { SopContent, textOfStep } from './SopContent.tsx'
import { Signatures } from './Signatures.tsx'
import { SopMoves } from './SopMoves.tsx'
import css from './sops.module.css'

const about = [
  'sopTitle',
  'sopStatus',
  'sopLanguage',
  'typeNo',
  'stationNumber',
  'validFrom',
  'inFlight',
] as const
const reading = ['readConfirm', 'major', 'whatChanged'] as const
const proof = ['authors', 'releasedBy', 'releasedAt', 'contentHash'] as const

type RecordProps = { of: SopKey; onOpen: (key: SopKey) => void; onClose: () => void }

/** One version: its text, where it is for, who wrote and released it, and the other versions. */
export function SopRecord({ of: key, onOpen, onClose }: RecordProps) {
  const { versions: versionWords } = useWords()
  const { data, error } = useAnswer(sops.one, key)
  const title = fill(versionWords.of, { code: key.sopCode, version: key.sopVer })
  return (
    <Opened
      title={title}
      row={data}
      missing={error?.key === 'record.unknown'}
      error={error?.key === 'record.unknown' ? null : error}
      onClose={onClose}
    >
      {(row) => (
        <Record
          title={title}
          entity="sop"
          entityKey={`${row.sopCode} ${row.sopVer}`}
          lineNumber={row.lineNumber}
          tell={{ steps: (_, after) => <StepList steps={(after ?? []) as SopStep[]} /> }} // as the table keeps them
          onClose={onClose}
        >
          <RecordBody actions={<SopMoves sop={row} onOpen={onOpen} onGone={onClose} />}>
            <WhoReleases sop={row} />
            <Facts of={SopRow} row={row} names={about} />
            <Facts of={SopRow} row={row} names={sopTitles.filter((name) => row[name] !== null)} />
            <Facts of={SopRow} row={row} names={reading} />
            <SopContent
              sop={row}
              fetch={(fileId, signal) => fetchFile(sops.file, { ...key, fileId }, () => {}, signal)}
            />
            <div className={css.hash}>
              <Facts of={SopRow} row={row} names={proof} />
            </div>
            <Signatures sop={row} />
            {row.readConfirm && <Reading of={key} />}
            <Versions of={key} onOpen={onOpen} />
          </RecordBody>
        </Record>
      )}
    </Opened>
  )
}

/** Somebody alone in a new plant would wait for a release that nobody can give. */
function WhoReleases({ sop: { sopStatus, authors } }: { sop: SopRow }) {
  const { sops: sopWords, page } = useWords()
  const me = useSession(({ info }) => info?.userId)
  if (sopStatus !== 'review' || me === undefined || !authors.includes(me)) return null
  return <p role="note">{fill(sopWords.releasedByOther, { page: page.sopManage, users: page.users })}</p>
}

function StepList({ steps }: { steps: readonly SopStep[] }) {
  const language = useLanguage()
  return (
    <ol>
      {steps.map((step, at) => (
        <li key={at}>{textOfStep(language, step)}</li>
      ))}
    </ol>
  )
}

function Reading({ of: key }: { of: SopKey }) {
  const { sops: sopWords } = useWords()
  const { data } = useAnswer(sops.readers, key)
  if (!data) return null
  const done = data.filter(({ readState }) => readState === 'confirmed').length
  return (
    <section aria-label={fill(sopWords.readersOf, { code: key.sopCode, version: key.sopVer })}>
      <h3>{sopWords.readers}</h3>
      <p>{data.length === 0 ? sopWords.nobody : fill(sopWords.readCount, { done, count: data.length })}</p>
      <Readers readers={data} />
    </section>
  )
}

function Versions({ of: { sopCode, sopVer }, onOpen }: Pick<RecordProps, 'of' | 'onOpen'>) {
  const words = useWords()
  const formats = useFormats()
  const { data = [] } = useAnswer(sops.versions, { sopCode })
  if (data.length < 2) return null
  return (
    <section aria-label={fill(words.sops.versionsOf, { code: sopCode })}>
      <h3>{words.sops.versions}</h3>
      {data.map((one) => (
        <div key={one.sopVer} className={css.row}>
          <Action
            look="quiet"
            blocked={one.sopVer === sopVer ? words.sops.shown : null}
            onClick={() => onOpen(one)}
          >
            {fill(words.versions.versionHead, { version: one.sopVer })}
          </Action>
          <StatusDot {...stateOf('sopStatus', one.sopStatus)}>{words.sopStatus[one.sopStatus]}</StatusDot>
          {one.releasedAt && <span>{formats.instant(one.releasedAt)}</span>}
          {one.whatChanged && <span>{one.whatChanged}</span>}
        </div>
      ))}
    </section>
  )
}
