import { useState } from 'react'
import { type CycleStandard, cycleStandards, StandardDraft } from '@takt/contract/cycleStandards.ts'
import type { Cycles, CycleTimeRow } from '@takt/contract/cycleTimes.ts'
import { fill } from '@takt/contract/errors.ts'
import { useAnswer, useCommand, useForbidden } from '~/api/hooks.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { FormGroup } from '~/shapes/FormGroup.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { Action } from '~/ui/Action.tsx'
import { useNow } from '~/ui/now.ts'
import { rounded } from './balance-chart.ts'
import css from './standards.module.css'

const Field = fieldsOf(StandardDraft)

/** What is standard for a station and type and from when on, and the way to propose another one: what it has shown, at first. */
export function Standards({ row, best }: { row: CycleTimeRow; best: Cycles['best'] }) {
  const { cycleTimes: cycleTimeWords } = useWords()
  const formats = useFormats()
  const now = useNow(60_000)
  const { stationNumber, typeNo } = row
  const { data, error, refetch } = useAnswer(cycleStandards.list, { stationNumber, typeNo })
  const forbidden = useForbidden(cycleStandards.propose)
  const [proposing, setProposing] = useState(false)
  const level = best === null || rounded(best) === row.cycleTime ? null : rounded(best)
  const holding = data?.find(({ validFrom }) => Date.parse(validFrom) <= now)
  return (
    <Panel title={cycleTimeWords.standards}>
      <div className={css.standards}>
        <p>{cycleTimeWords.standardsAbout}</p>
        <Action icon="clock" blocked={forbidden} onClick={() => setProposing(true)}>
          {level === null
            ? cycleTimeWords.propose
            : fill(cycleTimeWords.proposeBest, { level: formats.seconds(level) })}
        </Action>
        {error && !data && <NotRead error={error} again={refetch} />}
        {data?.length === 0 && <p>{cycleTimeWords.standardsNone}</p>}
        <ul>
          {data?.map((standard) => (
            <One
              key={standard.validFrom}
              standard={standard}
              state={
                standard === holding ? 'holds' : Date.parse(standard.validFrom) > now ? 'toCome' : 'over'
              }
            />
          ))}
        </ul>
      </div>
      {proposing && (
        <Sheet
          title={fill(cycleTimeWords.proposeTitle, { name: `${stationNumber} · ${typeNo}` })}
          command={cycleStandards.propose}
          start={{ stationNumber, typeNo, cycleTime: level, validFrom: null, reason: '' }}
          success={cycleTimeWords.proposed}
          onClose={() => setProposing(false)}
        >
          <FormGroup name="what">
            <Field name="cycleTime" hint={cycleTimeWords.cycleHint} />
          </FormGroup>
          <FormGroup name="when">
            <Field name="validFrom" hint={cycleTimeWords.validHint} />
            <Wide>
              <Field name="reason" />
            </Wide>
          </FormGroup>
        </Sheet>
      )}
    </Panel>
  )
}

type OneProps = { standard: CycleStandard; state: 'holds' | 'toCome' | 'over' }

function One({ standard, state }: OneProps) {
  const { cycleTimes: cycleTimeWords } = useWords()
  const formats = useFormats()
  const forbidden = useForbidden(cycleStandards.withdraw)
  const withdraw = useCommand(cycleStandards.withdraw, cycleTimeWords.withdrawn)
  const { stationNumber, typeNo, validFrom, cycleTime, reason, updateAuthor } = standard
  const from = formats.minute(validFrom)
  return (
    <li data-state={state}>
      <span>
        <b>{cycleTime === null ? cycleTimeWords.planAgain : formats.seconds(cycleTime)}</b>{' '}
        {fill(cycleTimeWords.validSince, { from, by: updateAuthor })}
        {state !== 'over' && ` · ${cycleTimeWords[state]}`}
      </span>
      <q>{reason}</q>
      {state === 'toCome' && (
        <ConfirmButton
          icon="undo"
          look="quiet"
          blocked={forbidden}
          question={fill(cycleTimeWords.withdrawQuestion, { from })}
          reason="required"
          onConfirm={(why) => withdraw({ stationNumber, typeNo, validFrom, reason: why })}
        >
          {cycleTimeWords.withdraw}
        </ConfirmButton>
      )}
    </li>
  )
}
