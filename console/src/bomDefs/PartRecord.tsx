import type { BarcodeRule } from '@takt/contract/barcode.ts'
import { PartRow } from '@takt/contract/bomDefs.ts'
import { useWords } from '~/i18n/words.tsx'
import { Fact, Facts } from '~/shapes/Facts.tsx'
import { Opened } from '~/shapes/Opened.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Record } from '~/shapes/Record.tsx'
import { RecordPicture } from '~/shapes/RecordPicture.tsx'
import { AtLine } from './AtLine.tsx'
import css from './bomDefs.module.css'
import { PartMoves } from './PartMoves.tsx'
import { PartUses } from './PartUses.tsx'
import { RuleText } from './RuleText.tsx'
import { TestScan } from './TestScan.tsx'
import { usePart } from './use-part.ts'

type PartRecordProps = { bomCode: string; onWrite: (part: PartRow) => void; onClose: () => void }
const shown = [
  'bomName',
  'bomState',
  'stateReason',
  'unit',
  'bomValue',
  'minimumStock',
  'shelfLife',
  'unitPrice',
  'supplier',
  'bomDes',
  'updateDate',
  'updateAuthor',
] as const

/** One part: what it is, how its labels are read, which bills name it, and what was ever changed. */
export function PartRecord({ bomCode, onWrite, onClose }: PartRecordProps) {
  const { part, missing, error } = usePart(bomCode)
  const { bomDefs: bomDefWords, field } = useWords()
  return (
    <Opened title={bomCode} row={part} missing={missing} error={error} onClose={onClose}>
      {(row) => (
        <Record
          title={`${row.bomCode} · ${row.bomName}`}
          entity="part"
          entityKey={bomCode}
          lineNumber={null}
          tell={tell}
          onClose={onClose}
        >
          <div className={css.record}>
            <p className={css.moves}>
              <PartMoves part={row} onWrite={onWrite} onDeleted={onClose} />
            </p>
            <RecordPicture fileId={row.picture} name={row.bomName} />
            <Facts of={PartRow} row={row} names={shown}>
              <Fact label={field.barcodeRule}>
                <RuleText rule={row.barcodeRule} />
              </Fact>
              <Fact label={field.stock}>
                <AtLine bomCode={bomCode} unit={row.unit} />
              </Fact>
            </Facts>
            <TestScan rule={row.barcodeRule} />
            <Panel title={bomDefWords.uses}>
              <PartUses bomCode={bomCode} />
            </Panel>
          </div>
        </Record>
      )}
    </Opened>
  )
}

const tell = {
  barcodeRule: (before: unknown, after: unknown) => (
    <TellRule before={before as BarcodeRule | null} after={after as BarcodeRule | null} />
  ),
} // the history keeps what was stored

function TellRule({ before, after }: { before: BarcodeRule | null; after: BarcodeRule | null }) {
  const { field } = useWords()
  return (
    <>
      <span>{field.barcodeRule}</span>{' '}
      {before && (
        <del>
          <RuleText rule={before} />
        </del>
      )}{' '}
      {after && (
        <ins>
          <RuleText rule={after} />
        </ins>
      )}
    </>
  )
}
