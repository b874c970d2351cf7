import type { ReactNode } from 'react'
import { Tabs } from 'antd'
import { processings } from '@takt/contract/processings.ts'
import { isQuarantined, sayWhy, Unit, type Passport } from '@takt/contract/units.ts'
import { useAnswer } from '~/api/hooks.ts'
import { stateOf, toneOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { Fact, Facts } from '~/shapes/Facts.tsx'
import { History } from '~/shapes/History.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { Failures } from './Failures.tsx'
import { CopyButton, CopyValues } from './PassportActions.tsx'
import { HoldLater, HoldsToCome } from './HoldLater.tsx'
import { PrintButton } from './PrintButton.tsx'
import { RouteStrip } from './RouteStrip.tsx'
import { Timeline } from './Timeline.tsx'
import { UnitAnswers } from './UnitAnswers.tsx'
import { UnitMaterials } from './UnitMaterials.tsx'
import { UnitMoves } from './UnitMoves.tsx'
import css from './units.module.css'

/** The unit's head, its way along the route, everything that happened, and who changed something by hand. */
export function PassportRecord({ passport, close }: { passport: Passport; close: ReactNode }) {
  const words = useWords()
  const { unit } = passport
  const steps = useSteps(unit)
  const details = <Details passport={passport} steps={steps} />
  const history = <History entity="unit" entityKey={unit.productId} lineNumber={unit.lineNumber} />
  return (
    <article aria-label={words.units.passport}>
      <header className={css.top}>
        <h2>{unit.productSn ?? unit.productId}</h2>
        <CopyButton bare text={() => unit.productSn ?? unit.productId}>
          {words.units.copySn}
        </CopyButton>
        <span className={css.standing}>
          <StatusDot {...stateOf('processStatus', unit.processStatus)}>
            {words.processStatus[unit.processStatus]}
          </StatusDot>
          {isQuarantined(unit) && (
            <StatusDot {...stateOf('processStatus', 'finished')}>{words.processStatus.finished}</StatusDot>
          )}
          {unit.resultStatus && (
            <StatusDot {...stateOf('resultStatus', unit.resultStatus)}>
              {words.resultStatus[unit.resultStatus]}
            </StatusDot>
          )}
        </span>
        <span className={css.close}>{close}</span>
      </header>
      <div className={css.moves}>
        <UnitMoves unit={unit} />
        <HoldLater unit={unit} steps={steps} />
        <div className={css.papers}>
          <CopyValues passport={passport} />
          <PrintButton passport={passport} steps={steps} />
        </div>
      </div>
      <Tabs
        className={css.tabs}
        items={[
          { key: 'details', label: words.shell.details, children: details },
          { key: 'history', label: words.say.history, children: history },
        ]}
      />
    </article>
  )
}

const facts = [
  'registeredAt',
  'finishedAt',
  'lastTime',
  'currentStation',
  'reworkCount',
  'lotNo',
  'productId',
] as const

function Details({ passport, steps }: { passport: Passport; steps: Steps }) {
  const words = useWords()
  const { units, field } = words
  const { unit, failures } = passport
  const why = sayWhy(unit, words)
  return (
    <div className={css.details}>
      {why && (
        <p className={css.why} data-tone={toneOf('processStatus', unit.processStatus)}>
          <b>{field.statusReason}</b> {why}
        </p>
      )}
      <Facts of={Unit} row={unit} names={[]}>
        <Fact label={field.orderCode}>{named(unit.orderCode, unit.orderName)}</Fact>
        <Fact label={field.typeNo}>{named(`${unit.typeNo} v${unit.typeVer}`, unit.typeName)}</Fact>
        <Fact label={field.processingNumber}>
          {named(`${unit.processingNumber} v${unit.processingVer}`, unit.processingName)}
        </Fact>
        {unit.packageVer !== null && <Fact label={field.packageVer}>{unit.packageVer}</Fact>}
      </Facts>
      <Facts of={Unit} row={unit} names={facts}>
        {unit.customerSn !== null && <Fact label={field.customerSn}>{unit.customerSn}</Fact>}
      </Facts>
      {steps.length > 0 && (
        <section>
          <h3>{units.route}</h3>
          <RouteStrip steps={steps} passport={passport} />
        </section>
      )}
      <HoldsToCome unit={unit} />
      {failures.length > 0 && (
        <section>
          <h3>{units.failures}</h3>
          <Failures of={passport} />
        </section>
      )}
      <UnitMaterials unit={unit} />
      <UnitAnswers unit={unit} />
      <section>
        <h3>{units.timeline}</h3>
        <Timeline passport={passport} steps={steps} />
      </section>
    </div>
  )
}

const named = (code: string, name: string) =>
  code === name ? (
    code
  ) : (
    <>
      {code}
      <small>{name}</small>
    </>
  )

type Steps = ReturnType<typeof useSteps>

/** The steps of the unit's route. A route in use is frozen, so it is read once. */
function useSteps({ processingNumber, processingVer }: Pick<Unit, 'processingNumber' | 'processingVer'>) {
  const { data } = useAnswer(processings.list, { processingNumber, limit: 200 })
  return (
    data?.rows.find(
      (route) => route.processingNumber === processingNumber && route.processingVer === processingVer,
    )?.steps ?? []
  )
}
