import type { GuideStep } from '../../guide.ts'

/** The guide and the icons. */
export const guide = {
  start: 'Show me around', checklist: 'Setting up the plant', progress: '{done} of {wanted} done', ready: 'Everything is set up. The plant can run.',
  open: 'Open', next: 'Next', of: '{done} of {wanted}',
  step: {
    line: 'A line', shifts: 'Shifts of each line', station: 'Stations on each line', stationKey: 'A key for each station',
    collectionSet: 'A released collection set', route: 'A released route', type: 'A released product type', people: 'Accounts for your people',
    order: 'A released order on each line', unit: 'The first product on each line',
  } satisfies Record<GuideStep, string>,
  why: {
    line: 'Everything belongs to a line: orders, stations, products.', shifts: 'Shifts and breaks are what targets and OEE are counted against.',
    station: 'A station is where a product is worked on or tested.', stationKey: 'With its key a station’s computer may talk to Takt.',
    collectionSet: 'It says what is measured, with which limits. A station that measures nothing needs none.', route: 'It says which stations a product goes through, and where an NG goes.',
    type: 'It says what is made, and by which route.', people: 'Each person works under their own name; roles say what they may do.',
    order: 'Only a released order may be started on the line.', unit: 'From the first arrival on, every board is alive.',
  } satisfies Record<GuideStep, string>,
  tour: {
    menu: 'The menu', menuWhy: 'Fold it away to give the page more room; it stays as you leave it.', crumbs: 'Where you are',
    crumbsWhy: 'The first word leads back to the start.', search: 'Search', searchWhy: 'Type part of a page’s name. Ctrl K also finds orders, lots and products.',
    fullscreen: 'Full screen', fullscreenWhy: 'For a screen on the wall or a small one at the line.', size: 'Size',
    sizeWhy: 'Larger for a touch screen, smaller to see more rows.', tabs: 'Open pages', tabsWhy: 'Each keeps what you typed. A right click, or Shift F10, shows more.',
  },
  iconLook: 'Icons of the console', iconCopied: 'Copied: {snippet}',
  iconGroups: {
    pages: 'Pages', actions: 'Actions',
  },
}
