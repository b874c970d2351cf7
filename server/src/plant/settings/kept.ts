/** The month (UTC) of the first day that is kept: whole months leave. */
export const firstMonthKept = (days: number) =>
  Temporal.Instant.fromEpochMilliseconds(Date.now())
    .toZonedDateTimeISO('UTC')
    .subtract({ days })
    .toPlainDate()
    .toString()
    .slice(0, 7)
