/** Statements that touch more than one line, or more than they may, on purpose. */
export const allowed: { file?: RegExp; text?: RegExp; reason: string }[] = [
  {
    file: /^platform\/backups\//,
    reason: 'reads and writes a whole database: a divided one is saved machine by machine',
  },
  { file: /^platform\/counters\//, reason: 'recount: a command that looks at the whole plant' },
  {
    file: /^platform\/archives\/|\/old-(passes|units|components)\.queries\.ts$/,
    reason: 'once a day: looks which lines have old rows, and takes them out as the text of their archive',
  },
  { text: /graphile_worker/, reason: 'the jobs: tables of a library, local on the coordinator' },
  { file: /^insight\/find\//, reason: 'the search over the whole plant' },
]
