/** What the page of files says beside the fields’ names. */
export const files = {
  upload: 'Upload files', dropHere: 'Drop the files here', listEmpty: 'Nothing was uploaded yet. Choose files, or drop them on this page.',
  about: 'What people uploaded. Exports and reports are handed over at once and not kept here.', room: '{used} of {quota} in use.',
  question: 'Upload information: {count} files, {size}?', allowed: 'Up to {size} each: {endings}', noteHint: 'Stands beside each of these files',
  start: 'Upload', leftOut: 'Left out', uploads: 'Uploads', waiting: 'Waiting', storing: 'Being stored…', progress: '{done} of {size}',
  cancelOne: 'Cancel {fileName}',
  again: 'Try {fileName} again', hide: 'Hide {fileName}', downloading: 'Downloading {fileName}', stopped: 'The download was stopped',
  deleteQuestion: 'Delete the info of {fileName}? It cannot be brought back.',
  bulkQuestion: 'Delete the info of {count} files? They cannot be brought back.', preview: 'Preview',
  noPreview: 'A file of this kind has no preview. Download it to look at it.', accountGone: 'Account deleted', owner: 'Owner',
}
