import type { ColumnType, Generated } from 'kysely'
import type { CalendarDay, Rotation, ShiftSlots, Team } from '@takt/contract/calendar.ts'
import type { Line } from '@takt/contract/lines.ts'
import type { Operator, Qualification, StationLogin } from '@takt/contract/operators.ts'
import type { Plant, Shift } from '@takt/contract/plant.ts'
import type { Settings, SettingsVersion } from '@takt/contract/settings.ts'
import type { Station, StationStatus } from '@takt/contract/stations.ts'
import type { Json, Stored } from './stored.ts'

export interface PlantTables {
  plant: Plant & { one: Generated<boolean>; dayStart: Generated<string> }
  lines: Stored<
    Line,
    'enabled' | 'revision' | 'okRateTarget' | 'taktTarget' | 'shortStopFrom' | 'reasonFrom'
  > & {
    madeAt: Generated<string | null>
  }
  shifts: Omit<Shift, 'breaks'> & { lineNumber: string; breaks: Json<Shift['breaks']> }
  formerShifts: { lineNumber: string; lastDay: string; shifts: Json<Shift[]> }
  stations: Omit<Stored<Station, 'enabled' | 'revision' | 'optLevel'>, 'cycleTimePerHour'> & {
    cycleTimePerHour: ColumnType<number | null, never, never>
  }
  stationKeys: {
    keyHash: Buffer
    lineNumber: string
    stationNumber: string
    keyHint: string
    madeAt: Generated<string>
    madeBy: string
    revokedAt: string | null
  }
  stationPauses: { lineNumber: string; stationNumber: string; offAt: string; onAt: string | null }
  stationStates: {
    lineNumber: string
    stationNumber: string
    stationStatus: Generated<StationStatus>
    statusSince: string | null
    lastHeartbeat: string | null
    heardAt: string | null
    heartbeatSeconds: Generated<number>
    lastCycle: number | null
  }
  statusIntervals: {
    lineNumber: string
    stationNumber: string
    startTime: string
    endTime: string | null
    stationStatus: StationStatus
    origin: Generated<'told' | 'silence' | 'heard'>
    liveSince: Generated<string | null>
  }
  settingsVersions: Stored<SettingsVersion, 'savedAt'> & {
    settings: ColumnType<{ [S in keyof Settings]?: Partial<Settings[S]> }, string, never>
  }
  teams: Stored<Team, 'revision'>
  rotations: Omit<Stored<Rotation, 'revision'>, 'cycle'> & { cycle: Json<Rotation['cycle']> }
  calendarDays: Omit<Stored<CalendarDay, 'savedAt'>, 'shifts'> & { shifts: Json<CalendarDay['shifts']> }
  shiftSlots: Omit<Stored<ShiftSlots, 'savedAt'>, 'slots'> & { slots: Json<ShiftSlots['slots']> }
  calendarStamps: { lineNumber: string; stamp: Generated<string> }
  slotReasons: {
    lineNumber: string
    start: string
    reason: string
    writtenBy: string
    writtenAt: Generated<string>
  }
  operators: Stored<Operator, 'enabled' | 'revision'>
  qualifications: Stored<Qualification, 'givenAt'>
  stationLogins: Omit<StationLogin, 'name' | 'duration'>
}
