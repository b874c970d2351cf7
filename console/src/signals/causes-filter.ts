import { CausesFilter } from '@takt/contract/signals.ts'

/** What the list is narrowed to, but for the causes themselves: each bar stays where it is when it is chosen. */
export const causesFilterOf = (filter: Record<string, unknown>) =>
  CausesFilter.parse(
    Object.fromEntries(
      Object.keys(CausesFilter.shape).flatMap((name) =>
        filter[name] === undefined || filter[name] === null ? [] : [[name, filter[name]]],
      ),
    ),
  )
