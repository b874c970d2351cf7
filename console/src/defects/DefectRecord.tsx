import type { ReactNode } from 'react'
import { Defect } from '@takt/contract/defects.ts'
import { useWords } from '~/i18n/words.tsx'
import { Fact, Facts } from '~/shapes/Facts.tsx'
import { Opened } from '~/shapes/Opened.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Record } from '~/shapes/Record.tsx'
import { RecordPicture } from '~/shapes/RecordPicture.tsx'
import { Offered, Rank } from './DefectCells.tsx'
import css from './defects.module.css'
import { useDefect } from './use-defect.ts'

const names = ['nameEn', 'nameZh', 'nameEs', 'nameJa'] as const
const ofSub = ['resultCodes', 'mergedInto', 'enabled'] as const
const facts = [
  'resultCodes',
  'rwkCode',
  'returnStation',
  'defaultDisposition',
  'responsibility',
  'mergedInto',
  'enabled',
] as const

type DefectRecordProps = { name: string; actions: (defect: Defect) => ReactNode; onClose: () => void }

export function DefectRecord({ name, actions, onClose }: DefectRecordProps) {
  const { field } = useWords()
  const { defect, missing, error } = useDefect(name)
  return (
    <Opened title={name} row={defect} missing={missing} error={error} onClose={onClose}>
      {(row) => (
        <Record title={name} entity="defect" entityKey={name} lineNumber={row.lineNumber} onClose={onClose}>
          <div className={css.record}>
            <p className={css.buttons}>{actions(row)}</p>
            <RecordPicture fileId={row.picture} name={name} />
            <Facts of={Defect} row={row} names={row.subDefectCode === null ? facts : ofSub}>
              <Fact label={field.rank}>
                <Rank of={row} />
              </Fact>
              {row.subDefectCode === null && (
                <>
                  <Fact label={field.stationNumbers}>
                    <Offered of={row} by="stationNumbers" />
                  </Fact>
                  <Fact label={field.typeNos}>
                    <Offered of={row} by="typeNos" />
                  </Fact>
                </>
              )}
            </Facts>
            <Panel title={field.defectName}>
              <Facts of={Defect} row={row} names={names} />
            </Panel>
          </div>
        </Record>
      )}
    </Opened>
  )
}
