import { useEffect, useEffectEvent } from 'react'
import { Reporting } from '~/defectReports/Reporting.tsx'
import { useReporting } from '~/defectReports/use-reporting.ts'
import css from './station.module.css'
import type { TaskProps } from './use-task.ts'

/** What is wrong with the unit that is in work, or with another one that is scanned. */
export function Defects({ screen: { stationNumber, atWork } }: TaskProps) {
  const reporting = useReporting(stationNumber)
  const unit = atWork[0]?.productSn ?? atWork[0]?.productId ?? null
  const begin = useEffectEvent((serial: string) => {
    if (reporting.opened === null) void reporting.scan(serial)
  })
  // As it is opened; what is logged or left stays away.
  useEffect(() => {
    if (unit !== null) begin(unit)
  }, [unit])
  return (
    <div className={css.body}>
      <Reporting station={stationNumber} reporting={reporting} />
    </div>
  )
}
