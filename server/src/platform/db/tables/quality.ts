import type { GaugeFigures, GaugeReading, GaugeStudy } from '@takt/contract/gauges.ts'
import type { Reworker } from '@takt/contract/reworkers.ts'
import type { AttributeLimits } from '@takt/contract/attributeLimits.ts'
import type { ChartExclusion } from '@takt/contract/chartExclusions.ts'
import type { ChartLimits } from '@takt/contract/chartLimits.ts'
import type { ChartSignal } from '@takt/contract/signals.ts'
import type { FailurePhoto } from '@takt/contract/failurePhotos.ts'
import type { FutureHold } from '@takt/contract/futureHolds.ts'
import type { Concession } from '@takt/contract/concessions.ts'
import type { Problem } from '@takt/contract/problems.ts'
import type { ExchangedPart, ReworkReport } from '@takt/contract/rework.ts'
import type { ColumnType } from 'kysely'
import type { Json, Stored } from './stored.ts'

type Lists = 'typeNos' | 'defectCodes' | 'stationNumbers'

export interface QualityTables {
  reworkReports: Omit<Stored<ReworkReport>, 'exchanged'> & { exchanged: Json<ExchangedPart[]> }
  gaugeStudies: Stored<GaugeStudy, 'studiedAt'> & {
    readings: Json<GaugeReading[]>
    figures: Json<GaugeFigures>
  }
  chartLimits: Omit<Stored<ChartLimits>, 'rules'> & { rules: Json<ChartLimits['rules']> }
  attributeLimits: Omit<Stored<AttributeLimits>, 'rules'> & { rules: Json<AttributeLimits['rules']> }
  chartExclusions: Stored<ChartExclusion> & { units: Json<{ id: string; at: number }[]> }
  chartSignals: Stored<ChartSignal>
  failurePhotos: Stored<FailurePhoto>
  futureHolds: Stored<FutureHold>
  concessions: Omit<Stored<Concession, 'usedPieces' | 'concessionState' | 'revision'>, 'lineNumbers'> & {
    lineNumbers: Json<string[]>
    sharedId: ColumnType<string | null, string | null | undefined>
  }
  problems: Stored<Problem, 'problemState' | 'revision' | 'judgedEffect' | 'judgedAt'>
  reworkers: Omit<Stored<Reworker, 'enabled' | 'revision'>, Lists> & { [L in Lists]: Json<string[]> }
}
