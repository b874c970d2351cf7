/** Words about reports that were frozen. */
export const frozenReports = {
  freeze: 'Freeze report',
  freezeTitle: 'Freeze the report',
  freezeAbout: 'It is kept as it reads now. What comes later does not change it.',
  frozen: 'Report frozen',
  list: 'Frozen reports',
  none: 'No report has been frozen yet.',
  byAt: '{by}, {at}',
  newest: 'The newest {count}',
  frozenIs: 'Frozen by {by} on {at}; times of {zone}. Figures and limits are those of that moment.',
  pdf: 'Download PDF',
  backToNow: 'Show the figures of now',
  nothingYet: 'There is nothing to freeze yet',
}

export const frozenReportsErrors = {
  'charts.nothing': 'There are no values in this period',
}
