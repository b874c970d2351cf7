import type { ArriveAnswer, CompleteAnswer, Verdict } from '@takt/contract/floor.ts'
import type { BatchItem } from '@takt/contract/verbs.ts'
import type { OrderStatus } from '@takt/contract/orders.ts'
import type { ProcessStatus } from '@takt/contract/units.ts'
import type { Envelope } from '../delivery/http.ts'
import type { LinePlan, StepPlan, TypePlan } from '../plant/plan.ts'

type Unit = {
  productId: string
  type: TypePlan
  orderCode: string
  step: number | null
  status: ProcessStatus
  back: number | null
  trail: number[]
  lastAt: string
}
type Pass = { stationNumber: string; attempt: number; resultStatus: Verdict; values: number }
export type PretendOrder = {
  id: number
  orderCode: string
  typeNo: string
  orderNumber: number
  orderStatus: OrderStatus
  actualNumber: number
  ngNumber: number
  startedNumber: number
  planEnd: string
}

/** The rules of the floor in as few lines as possible, written without reading the simulator's own. */
export class PretendFloor {
  readonly plan: LinePlan
  readonly orders = new Map<string, PretendOrder>()
  readonly units = new Map<string, Unit>()
  readonly passes: Pass[] = []
  readonly statuses: string[] = []
  readonly alarms: string[] = []
  readonly refusedArrivals: string[] = []
  /** Answers by message: the same message again is the same message. */
  readonly #answers = new Map<string, Envelope>()
  repeated = 0
  /** Messages of a unit that came before an earlier one of it. */
  overtaken = 0

  constructor(plan: LinePlan) {
    this.plan = plan
  }

  take(stationNumber: string, item: BatchItem): Envelope {
    const id = `${stationNumber} ${item.messageId}`
    const before = item.messageId ? this.#answers.get(id) : undefined
    if (before) {
      this.repeated += 1
      return before
    }
    const answer = { code: 20000, data: this.#act(stationNumber, item) }
    this.#answers.set(id, answer)
    return answer
  }

  #act(stationNumber: string, item: BatchItem) {
    if (item.kind === 'status') this.statuses.push(`${stationNumber} ${item.at} ${item.stationStatus}`)
    if (item.kind === 'alarm') this.alarms.push(`${stationNumber} ${item.at} ${item.alarmCode} ${item.on}`)
    if (item.kind === 'arrive') return this.#arrive(stationNumber, item)
    return item.kind === 'complete' ? this.#complete(stationNumber, item) : { stored: true }
  }

  #arrive(
    stationNumber: string,
    { productSn, orderCode, at }: Extract<BatchItem, { kind: 'arrive' }>,
  ): ArriveAnswer {
    const noGo = (
      reason: 'orderNotProducing' | 'orderFull' | 'unitUnknown' | 'notNextStep',
    ): ArriveAnswer => {
      this.refusedArrivals.push(productSn!)
      return { answer: 'noGo', reasons: [{ reason, about: stationNumber }] }
    }
    const unit = this.units.get(productSn!)
    const order = this.orders.get(unit?.orderCode ?? orderCode ?? '')
    if (!order) return noGo('unitUnknown')
    if (order.orderStatus !== 'producing') return noGo('orderNotProducing')
    if (!unit && order.startedNumber >= order.orderNumber + order.ngNumber) return noGo('orderFull')
    const found = unit ?? this.#register(productSn!, order, at)
    const step = this.#step(found, found.step)
    if (step?.stationNumber !== stationNumber || found.status === 'held' || found.status === 'scrapped')
      return noGo('notNextStep')
    this.#inTime(found, at)
    const { productId, type } = found
    const attempt = found.trail.filter((mark) => Math.abs(mark) === step.stepSeq).length + 1
    return {
      answer: 'go',
      productId,
      productSn: productSn!,
      orderCode: order.orderCode,
      typeNo: type.typeNo,
      typeVer: 1,
      stepSeq: step.stepSeq,
      stepName: step.stepName,
      attempt,
      colSetId: step.colSetId,
      colSetVersion: 1,
      labelTemplate: null,
      recipe: null,
    }
  }

  #register(productSn: string, order: PretendOrder, at: string): Unit {
    const type = this.plan.types.find(({ typeNo }) => typeNo === order.typeNo)!
    order.startedNumber += 1
    const unit: Unit = {
      productId: `id of ${productSn}`,
      type,
      orderCode: order.orderCode,
      step: 10,
      status: 'inProcess',
      back: null,
      trail: [],
      lastAt: at,
    }
    this.units.set(productSn, unit)
    return unit
  }

  #complete(
    stationNumber: string,
    { productSn, verdict, results, at }: Extract<BatchItem, { kind: 'complete' }>,
  ): CompleteAnswer {
    const unit = this.units.get(productSn!)
    const step = unit && this.#step(unit, unit.step)
    if (!unit || step?.stationNumber !== stationNumber)
      throw new Error(`${productSn} is not at ${stationNumber}`)
    this.#inTime(unit, at)
    const measures = this.plan.sets.find((set) => set.colSetId === step.colSetId)?.measures ?? []
    const outOfLimits = results
      .filter(({ resultCode, resultValue }) => {
        const { lowerSpecLimit, upperSpecLimit, targetText } = measures.find(
          ({ definition }) => definition.resultCode === resultCode,
        )!.definition
        return [resultValue]
          .flat()
          .some((value) =>
            typeof value === 'string'
              ? value !== targetText
              : value < (lowerSpecLimit ?? -Infinity) || value > (upperSpecLimit ?? Infinity),
          )
      })
      .map(({ resultCode }) => resultCode)
    const resultStatus = verdict === 'ng' || outOfLimits.length ? 'ng' : 'ok'
    const attempt = unit.trail.filter((mark) => Math.abs(mark) === step.stepSeq).length + 1
    unit.trail.push(resultStatus === 'ok' ? step.stepSeq : -step.stepSeq)
    this.passes.push({
      stationNumber,
      attempt,
      resultStatus,
      values: results.flatMap(({ resultValue }) => resultValue).length,
    })
    this.#move(unit, step, resultStatus)
    return {
      productId: unit.productId,
      stepSeq: step.stepSeq,
      attempt,
      verdict: verdict ?? null,
      judged: results.length ? (outOfLimits.length ? 'ng' : 'ok') : null,
      resultStatus,
      outOfLimits,
      processStatus: unit.status,
      nextStep: unit.step,
      nextStation: this.#step(unit, unit.step)?.stationNumber ?? null,
    }
  }

  #move(unit: Unit, step: StepPlan, resultStatus: Verdict) {
    if (resultStatus === 'ok' && unit.back !== null)
      Object.assign(unit, { status: 'inProcess', step: unit.back, back: null })
    else if (resultStatus === 'ok')
      Object.assign(unit, { status: step.nextStep === null ? 'finished' : 'inProcess', step: step.nextStep })
    else if (unit.trail.filter((mark) => mark === -step.stepSeq).length > step.maxLoops) unit.status = 'held'
    else if (step.reworkStep !== step.stepSeq)
      Object.assign(unit, { status: 'rework', step: step.reworkStep, back: step.returnStep })
    if (unit.status !== 'finished') return
    const order = this.orders.get(unit.orderCode)!
    order.actualNumber += 1
    if (order.actualNumber === order.orderNumber) order.orderStatus = 'completed'
  }

  /** Held at a step, it goes on after it. */
  letGo(productId: string) {
    const unit = [...this.units.values()].find((one) => one.productId === productId)!
    if (unit.status !== 'held') throw new Error(`${productId} is ${unit.status}`)
    Object.assign(unit, { status: 'inProcess', step: this.#step(unit, unit.step)!.nextStep })
  }

  #step = ({ type }: Unit, stepSeq: number | null) => type.steps.find((step) => step.stepSeq === stepSeq)

  #inTime(unit: Unit, at: string) {
    if (at < unit.lastAt) this.overtaken += 1
    unit.lastAt = at
  }
}
