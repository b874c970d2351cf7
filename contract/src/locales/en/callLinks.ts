/** Words of a mail about a call and of its page of one use. */
export const callLinks = {
  inMail: 'To say “I am coming” or “Not mine” without logging in (for you only, once, for 8 hours):',
  title: 'Help is needed',
  question: 'Are you coming?',
  arrive: 'I am coming',
  notMine: 'Not mine',
  thanksArrive: 'Thank you. Everybody else who waits to be told is left alone.',
  thanksNotMine:
    'Noted. You are asked again only if nobody else is left. Where everybody of a level says so, the next people are told now.',
  nobodyLeft: 'Noted, but nobody else is left: everybody who was asked is asked again now, you too.',
  used: 'You have answered already.',
  come: '{name} has come already.',
  coming: '{name} has said that they are coming.',
  over: 'The call is over.',
  forbidden: 'Your account may not answer calls of this line.',
  invalid: 'This link is not valid, or not any more. Log in to answer.',
  called: 'Called {time}',
  open: 'Open Takt',
}
