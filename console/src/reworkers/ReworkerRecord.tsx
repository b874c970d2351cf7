import type { ReactNode } from 'react'
import { ReworkerRow } from '@takt/contract/reworkers.ts'
import { useWords } from '~/i18n/words.tsx'
import { CodesOrAll } from '~/shapes/CodesOrAll.tsx'
import { Fact, Facts } from '~/shapes/Facts.tsx'
import { Opened } from '~/shapes/Opened.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Record } from '~/shapes/Record.tsx'
import css from './reworkers.module.css'
import { Until } from './Until.tsx'
import { useReworker } from './use-reworker.ts'

type ReworkerRecordProps = {
  operatorNo: string
  actions: (reworker: ReworkerRow) => ReactNode
  onClose: () => void
}

/** One reworker: who they are, what they may rework. */
export function ReworkerRecord({ operatorNo, actions, onClose }: ReworkerRecordProps) {
  const { reworkers: reworkerWords, field } = useWords()
  const { reworker, missing, error } = useReworker(operatorNo)
  return (
    <Opened title={operatorNo} row={reworker} missing={missing} error={error} onClose={onClose}>
      {(row) => (
        <Record
          title={`${row.operatorNo} · ${row.name}`}
          entity="reworker"
          entityKey={row.operatorNo}
          lineNumber={row.lineNumber}
          onClose={onClose}
        >
          <div className={css.record}>
            <p className={css.buttons}>{actions(row)}</p>
            <Facts
              of={ReworkerRow}
              row={row}
              names={['reworked', 'successRate', 'averageTime', 'cardId', 'userName', 'enabled']}
            />
            <Panel title={reworkerWords.scope}>
              <Facts of={ReworkerRow} row={row} names={['level']}>
                <Fact label={field.typeNos}>
                  <CodesOrAll of="typeNos" codes={row.typeNos} />
                </Fact>
                <Fact label={field.defectCodes}>
                  <CodesOrAll of="defectCodes" codes={row.defectCodes} />
                </Fact>
                <Fact label={field.stationNumbers}>
                  <CodesOrAll of="stationNumbers" codes={row.stationNumbers} />
                </Fact>
                <Fact label={field.validUntil}>
                  <Until day={row.validUntil} />
                </Fact>
              </Facts>
            </Panel>
          </div>
        </Record>
      )}
    </Opened>
  )
}
