/** Words of the application's log. */
export const sysLog = {
  about: 'What the server reported, from its log files. New entries appear by themselves.',
  entry: 'Log entry',
  views: 'View',
  view: { list: 'Entries', files: 'Files' },
  textHint: 'Anywhere in the entry, also in the stack of an error',
  empty: 'No log entries match these filters.',
  emptyNext:
    'This server writes its log to files. A server that cannot write there logs only to its terminal.',
  noFiles: 'This server keeps no log files.',
  noDetails: 'Nothing more was logged.',
  context: 'Before and after',
  downloadFile: 'Download',
}

export const sysLogFields = {
  logLevel: 'Level',
  module: 'Module',
  path: 'Path',
  server: 'Server',
  text: 'Text',
  details: 'Details',
}

export const sysLogChoices = {
  logLevel: {
    fatal: 'Fatal',
    error: 'Error',
    warn: 'Warning',
    info: 'Information',
    debug: 'Debug',
    trace: 'Trace',
  },
}
