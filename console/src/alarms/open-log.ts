import type { AlarmFilter } from '@takt/contract/alarms.ts'

/** What is shown of the log, or of what is on now. */
export type OpenLog = (filter: Partial<Record<keyof AlarmFilter, string>>, view?: 'log' | 'on') => void
