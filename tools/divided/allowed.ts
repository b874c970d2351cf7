/** Statements that touch more than one line, or more than they may, on purpose. */
export const allowed: { file?: RegExp; text?: RegExp; reason: string }[] = [
  {
    file: /^platform\/backups\//,
    reason: 'reads and writes a whole database: a divided one is saved machine by machine',
  },
  { file: /^platform\/counters\//, reason: 'recount: a command that looks at the whole plant' },
  { file: /^insight\/find\//, reason: 'the search over the whole plant' },
]
