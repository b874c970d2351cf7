/** Statements that touch more than one line, or more than they may, on purpose. */
export const allowed: { file?: RegExp; text?: RegExp; reason: string }[] = [
  {
    file: /^platform\/backups\//,
    reason: 'reads and writes a whole database: a divided one is saved machine by machine',
  },
  { file: /^platform\/db\/figures/, reason: 'figures of the whole plant, for /metrics' },
  { file: /^platform\/counters\//, reason: 'recount: a command that looks at the whole plant' },
  {
    file: /^platform\/archives\/|\/old-(passes|units|components)\.queries\.ts$/,
    reason: 'once a day: looks which lines have old rows, and takes them out as the text of their archive',
  },
  { text: /graphile_worker/, reason: 'the jobs: tables of a library, local on the coordinator' },
  { file: /^insight\/find\//, reason: 'the search over the whole plant' },
  {
    file: /^execution\/floor\/silence/,
    text: /^\s*select distinct s\.line_number from station_states s where/,
    reason: 'which lines have a station that fell silent: one look at the plant every five seconds',
  },
  {
    text: /from "lines" as "l" left join \(select "line_number", count\(\*\)/,
    reason: 'the list of lines, with what stands and runs on each',
  },
  {
    text: /^update "station_logins" set "until" = greatest\(since, \$1::timestamptz\) where "operator_no" = \$2/,
    reason: 'an operator who may not work any more is logged out on every line',
  },
  {
    file: /^masterdata\/(bomDefs|boms|collectionSets|packages|processings|types)\//,
    text: /^\s*select(?![^]*\bfor update\b)/i,
    reason:
      'which lines use a definition of the plant: asked of all of them, when a person looks at it or changes it',
  },
]
