/** Finding a page or a record, and the keys that do it. */
export const find = {
  open: 'Search pages', field: 'Search pages', hint: 'Type a page’s name', palette: 'Find anything', paletteHint: 'Scan or type: page, order, lot, serial number',
  none: 'Nothing found', hits: '{count} found', page: 'Page', order: 'Order', lot: 'Lot',
  unit: 'Product', units: '{count} products', onLine: 'Line {lineNumber}', shortcuts: 'Keyboard shortcuts',
  keys: {
    palette: 'Find a page, order, lot or product', shortcuts: 'This list', tabs: 'Walk along the open pages (with the focus on one)', closeTab: 'Close the page that has the focus in the strip',
    tabMenu: 'Menu of an open page', grid: 'Walk through a table', openRow: 'Open the row', escape: 'Close what lies on top',
    filter: 'Go to the filters of the list', selectRow: 'Select the row',
  },
}
