/** The ways to log in. */
export const wayIn = {
  checking: 'Checking the link…',
  linkBad: 'Ask an administrator for a new link.',
  toLogin: 'Back to login',
  loginWith: 'Log in with {name}',
  or: 'or',
  goOnThere: 'Continue in the window that has opened.',
  closeWindow: 'You can close this window',
  passwordMissing: 'password can not be null',
}
