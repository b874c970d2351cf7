import { failures, FailureRow } from '@takt/contract/failure-rows.ts'
import { shortFailId } from '@takt/contract/failures.ts'
import { sayWhy } from '@takt/contract/units.ts'
import { useAnswer } from '~/api/hooks.ts'
import { readLine } from '~/api/stored.ts'
import { useWords } from '~/i18n/words.tsx'
import { PhotosOfFailure } from '~/shapes/FailurePhotos.tsx'
import { Fact, Facts } from '~/shapes/Facts.tsx'
import { FailurePlace } from '~/shapes/FailurePlace.tsx'
import { Opened } from '~/shapes/Opened.tsx'
import { Record } from '~/shapes/Record.tsx'
import { sayOperator } from '~/shapes/say-operator.ts'
import { UnitLink } from '~/shapes/UnitLink.tsx'
import { Against, What } from './Against.tsx'
import { FailureMoves } from './FailureMoves.tsx'
import { FailureSheets } from './FailureSheets.tsx'
import css from './failures.module.css'
import { nameOf } from './name.ts'

const found = [
  'failStatus',
  'failTime',
  'stationNumber',
  'stepSeq',
  'failSource',
  'loggedBy',
  'quantity',
  'typeNo',
  'lotNo',
  'resultCode',
  'defectCode',
  'subDefectCode',
  'placeCode',
  'remark',
] as const
const decided = [
  'disposition',
  'dispositionReason',
  'concessionCode',
  'disposedBy',
  'disposedTime',
  'closedBy',
  'closedTime',
] as const
const ofPart = ['bomCode', 'bomLot', 'serial'] as const
const now = ['processStatus', 'currentStation', 'reworkCount'] as const

/** One failure: what was found, what was decided, where its unit is, and all that was changed about it. */
export function FailureRecord({ failId, onClose }: { failId: string; onClose: () => void }) {
  const words = useWords()
  const { failures: failureWords, field } = words
  const { data, error } = useAnswer(failures.one, { failId })
  const title = `#${shortFailId(failId)}`
  const why =
    data?.processStatus === 'held' && data.holds ? sayWhy({ ...data, holds: data.holds }, words) : null
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
          title={`${title} ${nameOf(row)}`}
          entity="failure"
          entityKey={failId}
          lineNumber={readLine()}
          onClose={onClose}
          actions={<FailureSheets failure={row} />}
        >
          <div className={css.record}>
            <FailureMoves failure={row} />
            <Facts of={FailureRow} row={row} names={found.filter((name) => row[name] !== null)}>
              {row.operator !== null && (
                <Fact label={field.operator}>{sayOperator(row.operator, row.operatorName)}</Fact>
              )}
              <Fact label={failureWords.what}>
                <What of={row} />
              </Fact>
              <Fact label={failureWords.measured}>
                <Against of={row} />
              </Fact>
            </Facts>
            {row.componentId !== null && (
              <Facts of={FailureRow} row={row} names={ofPart.filter((name) => row[name] !== null)}>
                {row.removedFrom !== null && (
                  <Fact label={field.removedFrom}>
                    <UnitLink unit={{ productSn: null, productId: row.removedFrom }} />
                  </Fact>
                )}
              </Facts>
            )}
            {row.disposition !== null && (
              <Facts of={FailureRow} row={row} names={decided.filter((name) => row[name] !== null)} />
            )}
            {row.productId !== null && (
              <Facts of={FailureRow} row={row} names={now.filter((name) => row[name] !== null)}>
                <Fact label={failureWords.unitNow}>
                  <UnitLink unit={{ productSn: row.productSn, productId: row.productId }} />
                </Fact>
                {why !== null && <Fact label={field.statusReason}>{why}</Fact>}
              </Facts>
            )}
            <FailurePlace failures={[row]} />
            <PhotosOfFailure failId={failId} />
          </div>
        </Record>
      )}
    </Opened>
  )
}
