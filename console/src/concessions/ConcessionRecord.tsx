import { ConcessionRow, concessions } from '@takt/contract/concessions.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { Fact, Facts } from '~/shapes/Facts.tsx'
import { Opened } from '~/shapes/Opened.tsx'
import { Record } from '~/shapes/Record.tsx'
import { RecordBody } from '~/shapes/RecordBody.tsx'
import { useSayDefect } from '~/shapes/use-say-defect.ts'
import { ConcessionMoves } from './ConcessionMoves.tsx'

const about = ['concessionState', 'typeNo', 'stationNumber', 'justification'] as const
const limits = ['pieces', 'usedPieces', 'validUntil', 'minValue', 'maxValue'] as const
const together = ['lineNumbers', 'allPieces', 'allUsed'] as const
const people = ['askedBy', 'askedAt', 'decidedBy', 'decidedAt', 'closedBy', 'closedAt', 'reason'] as const

export function ConcessionRecord({ code, onClose }: { code: string; onClose: () => void }) {
  const { field } = useWords()
  const sayDefect = useSayDefect()
  const { data, error } = useAnswer(concessions.one, { concessionCode: code })
  return (
    <Opened title={code} row={data} missing={false} error={error} onClose={onClose}>
      {(row) => (
        <Record
          title={code}
          entity="concession"
          entityKey={code}
          lineNumber={row.lineNumber}
          onClose={onClose}
        >
          <RecordBody actions={<ConcessionMoves concession={row} />}>
            <Facts of={ConcessionRow} row={row} names={about}>
              <Fact label={field.defectCode}>
                {sayDefect({ defectCode: row.defectCode, subDefectCode: null })}
              </Fact>
            </Facts>
            <Facts of={ConcessionRow} row={row} names={limits} />
            {row.lineNumbers.length > 0 && <Facts of={ConcessionRow} row={row} names={together} />}
            <Facts of={ConcessionRow} row={row} names={people.filter((name) => row[name] !== null)} />
          </RecordBody>
        </Record>
      )}
    </Opened>
  )
}
