/** What the pages of people and roles say beside the fields' names. */
export const people = {
  allUsers: 'All users', newUser: 'New account', editUser: 'Edit {userName}', delete: 'Delete', deleteQuestion: 'Delete the account {userName}? Its history stays.', usersEmpty: 'There is no account yet.',
  lock: 'Lock', unlock: 'Unlock', lockQuestion: 'Lock the account {userName}? Its sessions end at once. Why?', unlockQuestion: 'Unlock the account {userName}?', lockedSuccess: 'The account is locked',
  unlockedSuccess: 'The account is unlocked', isLocked: 'Locked: {lockReason}', waiting: 'Waits for its owner', passwordHint: 'Leave it empty: the owner chooses one by a link.', state: 'State', active: 'Active',
  linesHint: 'None: every line', rolesPick: 'Choose roles', linesPick: 'Every line', everyLine: 'Every line', roleFilter: 'Holds the role', lineFilter: 'May work on the line', ownAccount: 'This is your own account',
  link: 'Password link', linkOf: 'Password link for {name}', linkAbout: 'With this link {name} chooses a password and then logs in. It opens once, for 24 hours. A link made before no longer opens.',
  makeLink: 'Make the link', linkOnce: 'Hand it over now: it is not shown again.', linkUntil: 'It opens until {linkExpires}.', copyLink: 'Copy the link', linkAddress: 'Link', linkLocked: 'Unlock the account first',
  importTitle: 'Import people', importAbout: 'A CSV file with a heading. Several roles or lines are separated by semicolons. New accounts have no password: make a link for each.',
  existing: 'Accounts that exist', existingUpdate: 'are updated', existingRefuse: 'are refused',
  newRole: 'New role', editRole: 'Edit {roleKey}', copyRole: 'Copy {roleKey}', copyName: '{roleName} (copy)', deleteRole: 'Delete the info of role {roleKey}?', rolesEmpty: 'There is no role yet.', held: '{userCount} people hold it',
  adminFixed: 'The administrator holds every page. This role cannot be changed.', pagesOf: 'Pages', none: 'No page', mixed: 'Some', levelOf: '{page}: what may be done', groupOf: '{group}: all pages', some: '{held} of {all}',
  preview: 'What this role sees', previewMenu: 'The menu', previewHidden: 'By address or link', previewNothing: 'Without a page there is nothing to see.', onEvery: 'On every line', onLines: 'On {lines} only',
  plantOnly: 'What belongs to the whole plant is only looked at by a role that is limited to lines.',
}
