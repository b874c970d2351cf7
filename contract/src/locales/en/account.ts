/** One's own pages, and the ways to log in. */
export const account = {
  checking: 'Checking the link…', linkBad: 'Ask an administrator for a new link.', toLogin: 'To the log-in',
  loginWith: 'Log in with {name}', or: 'or', goOnThere: 'Go on in the window that has opened.', closeWindow: 'You can close this window', passwordMissing: 'password can not be null',
  tabs: { activity: 'Activity', timeline: 'Timeline', account: 'Account' },
  noActivity: 'You have not changed anything yet', noTimeline: 'Nothing was written down about your log-ins yet', more: 'Show more',
  edit: 'Edit my data', saved: 'Your data is saved', emailHint: 'For people to reach you; nobody logs in with it.', wishes: 'How I want the console', firstLine: 'Line to start with', noFirstLine: 'The first one I may see',
  language: 'Language', byBrowser: 'As the browser says', size: 'Size', me: 'About me',
  picture: 'Picture', choosePicture: 'Choose a picture', removePicture: 'Remove the picture', pictureHint: 'PNG, JPEG or WebP. It is cut to a square and made small.', pictureSaved: 'The picture is saved', pictureUnreadable: 'This file is no picture the browser can read',
  sessions: 'Where I am logged in', thisOne: 'This session', since: 'Since {at}', seen: 'Last used {ago}', from: 'From {address}', unknownDevice: 'Unknown device', browserOn: '{browser} on {system}',
  endOne: 'Log out there', endQuestion: 'Log out {device}? Whoever works there must log in again.', ended: 'Logged out there', endOthers: 'Log out everywhere else', endOthersQuestion: 'End all your other sessions? Only this one stays.', endedOthers: 'Only this session is left', noOthers: 'There is no other session',
  passwordWhy: 'All your other sessions end when you change it.',
}
