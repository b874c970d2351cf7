/** How the console looks to somebody, and the errors this window has met: what opens next to the page. */
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

export const shortcutKeys = {
  palette: 'Find a page, order, lot or product',
  shortcuts: 'This list',
  tabs: 'Move between open pages (when one has the focus)',
  closeTab: 'Close the tab that has the focus',
  tabMenu: 'Menu of an open page',
  grid: 'Move within a table',
  openRow: 'Open the row',
  escape: 'Close the topmost window',
  filter: 'Go to the filters of the list',
  selectRow: 'Select the row',
}
