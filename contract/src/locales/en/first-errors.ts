import type { ErrorKey } from '../../errors.ts'

/** What may be refused before a page's own words have come. */
export const firstError = {
  'session.unknown': 'You are not logged in',
  'session.superseded': 'This session was ended elsewhere',
  'session.expired': 'The session has expired',
  'session.wrong_password': 'InValid account or password. Please check',
  'session.locked': 'This account is locked',
  'session.too_many_tries': 'Too many attempts. Please wait {seconds}\u00a0s',
  'session.current_password_wrong': 'The current password is wrong',
  'session.link_invalid': 'Unvaliable link,Please Contact Manager',
  'session.password_must_change': 'Please choose your own password first',
  'session.password_same': 'The new password must differ from the current one',
  'session.password_weak':
    'This password is too easy to guess: {weakness}. Choose another, such as four words that do not belong together',
  'oidc.not_linked':
    'Your log-in is not linked to an account here. Ask your administrator for a link to your account, open it, and log in there',
  'oidc.linked_already': 'This log-in or this account is already linked to another. Ask your administrator',
  'session.ticket_invalid':
    'This link was already used or is older than half a minute. Start the download again',
  'account.picture_kind': 'Only PNG or JPEG pictures are accepted',
  'account.picture_size': 'The picture can have {pixels} × {pixels} pixels and {kilobytes}\u00a0kB at most',
  'oidc.provider_down':
    'The login service does not answer. Log in with account and password, or try again in a moment',
  'oidc.refused': 'The login service refused you',
  'oidc.not_proven': 'This login could not be verified, or it took too long. Please start again',
  'oidc.account_unknown': 'You have no account here. Ask your administrator to create one',
  'call.forbidden': 'Your role does not allow this',
  'call.line_forbidden': 'You may not work on line {lineNumber}',
  'call.unknown': 'This call does not exist',
  'call.invalid': 'Please check: {fields}',
  'call.line_missing': 'Choose the line first',
  'call.too_large': 'Too large to send',
  'call.too_many': 'Too many calls. Please wait a moment',
  'call.said': '{message}',
  'call.bug': 'Something went wrong on the server. Its number is {requestId}',
  'call.storage_full':
    'The database has no space left: nothing was stored. Free space on its disk, then try again',
  'call.stopping': 'The server is restarting. Try again in a moment',
  'call.database_down': 'The database does not answer. Please try again in a moment',
  'call.offline': 'Server address error',
  'call.plant_forbidden': 'This affects every line of the plant, and you are limited to some of them',
  'preferences.too_many': 'At most {most} can be kept. Delete some you no longer need',
  'call.stalled': 'No progress for {seconds}\u00a0s. Check the network and try again',
} satisfies Partial<Record<ErrorKey, string>>
