import type { StationSop } from '@takt/contract/sops.ts'

/** Somebody at the station has still to read it. */
export const isUnread = ({ readConfirm, readers }: StationSop) =>
  readConfirm && readers.some(({ readState }) => readState !== 'confirmed')
