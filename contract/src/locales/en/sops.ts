import type { FieldName } from '../../field-names.ts'
import type { Language } from '../../languages.ts'
import type { SopStatus } from '../../sops.ts'

/** What the pages of work instructions say beside the fields' names. */
export const sops = {
  about: 'What people at the stations work by: written by one person, released by another',
  createOne: 'New work instruction',
  editOne: 'Edit {code}, version {version}',
  listEmpty: 'This line has no work instructions yet.',
  typeHint: 'Empty: for every type',
  stationHint: 'Empty: for every station of the line',
  fromHint: 'Empty: from now on',
  majorHint: 'A minor change asks nobody to confirm again',
  fileHint: 'PDF, picture or video; {size} at most',
  chooseFile: 'Choose a file',
  removeFile: 'Remove the file',
  file: 'File',
  noFile: 'No file',
  step: 'Step {number}',
  stepOf: 'Step {number} of {count}',
  addStep: 'Add a step',
  removeStep: 'Remove step {number}',
  stepUp: 'Move step {number} up',
  noText: 'No text in any language',
  submit: 'Submit for review',
  submitQuestion: 'Submit {code}, version {version}, for review? Another person releases it.',
  sendBack: 'Send back',
  sendBackQuestion: 'Send {code}, version {version}, back to be edited?',
  release: 'Release',
  releaseQuestion:
    'Release {code}, version {version}? The stations show it from {from} on, in place of the version before.',
  withdraw: 'Withdraw',
  withdrawQuestion: 'Withdraw {code}, version {version}? No station shows it any more.',
  ownWork: 'You wrote in this version: another person releases it',
  onlyDraft: 'Only a draft can be changed',
  content: 'Content',
  versions: 'Versions',
  versionsOf: 'Versions of {code}',
  shown: 'This version is open',
  done: 'Done',
}

export const sopsChoices = {
  sopStatus: {
    draft: 'Draft',
    review: 'In review',
    released: 'Released',
    obsolete: 'Obsolete',
  } satisfies Record<SopStatus, string>,
  sopLanguage: {
    en: 'English',
    zh: 'Chinese',
    es: 'Spanish',
    ja: 'Japanese',
  } satisfies Record<Language, string>,
}

export const sopsFields = {
  sopCode: 'SOP code',
  sopVer: 'Version',
  sopTitle: 'Title',
  sopLanguage: 'Language',
  readConfirm: 'Confirm reading',
  major: 'Major change',
  whatChanged: 'What changed',
  sopStatus: 'Status',
  contentHash: 'SHA-256 of the content',
  authors: 'Written by',
  releasedBy: 'Released by',
  releasedAt: 'Released',
} satisfies Partial<Record<FieldName, string>>

export const sopsErrors = {
  'sops.wrong_status': 'Not possible: {sopCode}, version {sopVer}, is “{sopStatus}”',
  'sops.empty': 'There is neither a file nor a step yet',
  'sops.same_person': 'Who wrote in a version does not release it: another person does',
  'sops.other_content': 'The content is not the one you were shown. Open it again',
  'sops.draft_exists': '{sopCode}, version {sopVer}, is not released yet: go on with that one',
  'sops.step_empty': 'Step {step} has no text in any language',
  'files.unknown': 'That file does not exist any more or belongs to another person. Choose another one',
  'files.kind': 'This file cannot be shown here: {kinds}',
}
