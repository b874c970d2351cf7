import { useState } from 'react'
import { ProductType } from '@takt/contract/types.ts'
import { useWords } from '~/i18n/words.tsx'
import { Facts } from '~/shapes/Facts.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Record } from '~/shapes/Record.tsx'
import { RecordPicture } from '~/shapes/RecordPicture.tsx'
import { MoveVersion, ReviseVersion } from '~/shapes/VersionMoves.tsx'
import { Action } from '~/ui/Action.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { stateOf } from '~/fields/states.ts'
import { CompareTypes } from './CompareTypes.tsx'
import { keyFrom, keyOf } from './type-key.ts'
import type { Writing } from './TypeSheet.tsx'
import { CopyType, EditType, ReleaseType } from './TypeMoves.tsx'
import css from './types.module.css'
import { UsedBy } from './UsedBy.tsx'
import { useVersions } from './use-versions.ts'
import { typeVersions } from './versions.ts'

type TypeRecordProps = {
  typeKey: string
  onOpen: (key: string) => void
  onWrite: (writing: Writing) => void
  onClose: () => void
}

/** One version of a type: what it is, its other versions, the orders that make it, who changed what. It closes by itself when it is gone. */
export function TypeRecord({ typeKey, onOpen, onWrite, onClose }: TypeRecordProps) {
  const words = useWords()
  const { types: typeWords, versions: versionWords, definitionStatus } = words
  const { typeNo, typeVer } = keyFrom(typeKey)
  const { versions } = useVersions(typeNo)
  const [comparing, setComparing] = useState(false)
  const type = versions.find((one) => one.typeVer === typeVer)
  if (!type) return null
  const version = { by: typeVersions, of: type }
  const compare = (
    <Action icon="columns" look="quiet" onClick={() => setComparing(true)}>
      {typeWords.compare}
    </Action>
  )
  return (
    <Record
      title={`${typeNo} · ${typeVersions.say(versionWords.versionHead, type)}`}
      entity="type"
      entityKey={keyOf(type)}
      lineNumber={null}
      onClose={onClose}
    >
      <div className={css.record}>
        <p className={css.head}>
          <EditType type={type} onWrite={onWrite} />
          <CopyType type={type} onWrite={onWrite} />
          <ReviseVersion {...version} onMade={(made) => onOpen(keyOf(made))} />
          {type.definitionStatus === 'draft' ? (
            <ReleaseType type={type} />
          ) : (
            <MoveVersion {...version} move="retire" also={typeWords.retireMeans} />
          )}
        </p>
        <RecordPicture fileId={type.picture} name={type.typeName} />
        <Facts
          of={ProductType}
          row={type}
          names={[
            'typeName',
            'definitionStatus',
            'customer',
            'picNumberVer',
            'processingNumber',
            'processingVer',
            'bomCode',
            'bomVer',
            'labelTemplate',
            'serialPattern',
            'serialReset',
            'remark',
            'updateDate',
            'updateAuthor',
          ]}
        />
        <Panel title={typeWords.versions} aside={versions.length > 1 && compare}>
          <ul className={css.versions}>
            {versions.map((one) => (
              <li key={one.typeVer} aria-current={one.typeVer === typeVer}>
                <button type="button" onClick={() => onOpen(keyOf(one))}>
                  {typeVersions.say(versionWords.versionHead, one)}
                </button>
                <StatusDot {...stateOf('definitionStatus', one.definitionStatus)}>
                  {definitionStatus[one.definitionStatus]}
                </StatusDot>
                <small>{one.updateAuthor}</small>
              </li>
            ))}
          </ul>
        </Panel>
        <Panel title={typeWords.usedBy}>
          <UsedBy typeNo={typeNo} typeVer={typeVer} />
        </Panel>
      </div>
      {comparing && <CompareTypes typeNo={typeNo} versions={versions} onClose={() => setComparing(false)} />}
    </Record>
  )
}
