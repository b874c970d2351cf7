/** What the log of the stations says beside the fields' names. */
export const telegrams = {
  telegram: 'Telegram of a station', views: 'View', view: { list: 'Telegrams', figures: 'Traffic and latency' }, happened: 'Happened', heartbeats: 'Heartbeats are shown if chosen; they are kept for a day.',
  empty: 'No station has said this.', emptyNext: 'A call appears here a moment after it was answered.', request: 'Request', response: 'Response', noText: 'Nothing was kept of it.', cut: 'Only the beginning of a long text is kept.',
  tryOut: 'Try it now', tryOutAbout: 'What would the same message be answered now? Nothing of it is stored.', tried: 'Answer now, as a trial',
  callsOf: 'Calls per minute', latencyOf: 'Time to the answer', refusalsOf: 'Refusals and no-gos per hour', calls: 'Calls per minute', median: 'Median', slow: '95 % are faster', since: 'From', hour: 'Hour', noFigures: 'No station called in this period',
}
