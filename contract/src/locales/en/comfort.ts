/** How somebody wants the console: colours, sizes, language, the whole screen; and the errors this screen has met. */
export const comfort = {
  settings: 'Settings', openSettings: 'Open the settings', closeSettings: 'Close the settings',
  theme: 'Theme colour', ownColour: 'Another colour', colourCode: 'Colour code',
  colours: { blue: 'Blue', teal: 'Teal', green: 'Green', ochre: 'Ochre', orange: 'Orange', red: 'Red', magenta: 'Magenta', violet: 'Violet' },
  mode: 'Light or dark', modes: { light: 'Light', dark: 'Dark', system: 'As this device' },
  tagsView: 'Open pages as tabs', fixedHeader: 'Fixed header', sidebarLogo: 'Logo in the sidebar', pinyinSearch: 'Find pages by pinyin',
  size: 'Size', sizes: { default: 'Default', medium: 'Medium', small: 'Small', mini: 'Mini' }, sizeSwitched: 'The size is changed',
  fullscreen: 'Full screen', leaveFullscreen: 'Leave full screen', noFullscreen: 'This browser cannot show the console in full screen',
  errorLog: 'Error log', errorsMet: 'Errors met since this window was opened', clearAll: 'Clear all', message: 'Message', place: 'Where', stack: 'Trace',
  phases: { render: 'While drawing', event: 'In a script', promise: 'In an unfinished task', load: 'While loading' },
}
