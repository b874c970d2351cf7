/** How the console looks to somebody, and the errors this window has met: what opens beside the page. */
export const appearance = {
  theme: 'Theme colour',
  ownColour: 'Another colour',
  colourCode: 'Colour code',
  colours: { blue: 'Blue', indigo: 'Indigo', tealBlue: 'Teal blue', slate: 'Slate' },
  mode: 'Appearance',
  modes: { light: 'Light', dark: 'Dark', system: 'Same as device' },
}

export const metErrors = {
  errorsMet: 'Errors since this window was opened',
  clearAll: 'Clear all',
  message: 'Message',
  place: 'Where',
  stack: 'Stack trace',
  phases: {
    render: 'While rendering',
    event: 'In a script',
    promise: 'In a background task',
    load: 'While loading',
  },
}
