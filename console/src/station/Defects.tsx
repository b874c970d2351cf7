import { useEffect, useEffectEvent, useRef } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { Reporting } from '~/defectReports/Reporting.tsx'
import { useReporting } from '~/defectReports/use-reporting.ts'
import { useWords } from '~/i18n/words.tsx'
import { useUnsavedWork } from '~/shapes/unsaved.ts'
import { Icon } from '~/ui/Icon.tsx'
import css from './station.module.css'
import type { TaskProps } from './use-task.ts'

/** What is wrong with the unit that is in work, or with another one that is scanned. */
export function Defects({ screen: { stationNumber, atWork } }: TaskProps) {
  const { stationScreen: stationScreenWords } = useWords()
  const reporting = useReporting(stationNumber)
  const { opened, reported, scan, leave } = reporting
  const { isBegun } = reporting.draft
  useUnsavedWork(isBegun)
  const unit = atWork[0]?.productSn ?? atWork[0]?.productId ?? null
  const isAtWork = atWork.some(
    ({ productId, productSn }) =>
      productId === reported?.productId || opened === productSn || opened === productId,
  )
  /** What nobody scanned since this was opened: it makes way for the unit in work. */
  const unasked = useRef<string | null>(null)
  const arrive = useEffectEvent(() => {
    unasked.current = opened
    if (opened !== null && unit === null && !isBegun) leave()
  })
  const begin = useEffectEvent((serial: string) => {
    if (opened !== null && (isBegun || isAtWork || opened !== unasked.current)) return
    unasked.current = serial
    void scan(serial)
  })
  useEffect(() => arrive(), [])
  // As it is opened; what is logged or left stays away.
  useEffect(() => {
    if (unit !== null) begin(unit)
  }, [unit])
  return (
    <div className={css.body}>
      {unit !== null && reported && reported.productId !== null && !isAtWork && (
        <p className={css.other} role="status">
          <Icon name="warning" size={24} />
          {fill(stationScreenWords.otherUnit, { unit: reported.productSn ?? reported.productId, here: unit })}
        </p>
      )}
      <Reporting station={stationNumber} reporting={reporting} />
    </div>
  )
}
