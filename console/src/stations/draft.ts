import { StationDraft, type Station } from '@takt/contract/stations.ts'

const Written = StationDraft.strip()

/** What a person writes of it, without what the plant adds: a whole station goes back as it came, but for what was changed. */
export const draftOf = (station: Station): StationDraft => Written.parse(station)
