/** What the page of measured data says beside the fields' names. */
export const values = {
  views: 'Ways to look at it', view: { list: 'Values', pivot: 'Pivot', charts: 'Distribution', capability: 'Capability' },
  outOnly: 'Out of limits only', ngPasses: 'NG passes only',
  listEmpty: 'Nothing was measured on this line yet.', listNext: 'Values appear as soon as a station completes a step that has a collection set.',
  chooseSet: 'Choose a collection set', chooseSetNext: 'Its characteristics become the columns, every pass a row.',
  chooseOne: 'Choose a collection set and a result code', chooseOneNext: 'Or take a characteristic from the overview of all.', toOverview: 'Overview of all',
  noCapability: 'No numbers were measured in this period.', below: 'below the limit', above: 'above the limit', differs: 'not the text asked for',
  histogramOf: 'Histogram of {name}', runOf: 'Run chart of {name}', histogram: 'Histogram', normal: 'Normal distribution', count: 'Count', share: 'Share', place: 'No.',
  pointHint: 'Click a point to open its passport', cut: 'The newest {count} values of the period', deviation: 'Standard deviation', outCount: 'Out of limits', notEnough: 'Not enough data', tooFew: 'Fewer than {least} values',
  bands: { poor: 'Cpk below {weak}', weak: 'Cpk {weak} – {good}', good: 'Cpk {good} – {best}', best: 'Cpk {best} and above' },
  estimator: 'Cp and Cpk: sigma within production days, pooled over them. Pp and Ppk: standard deviation of all values. Production days count whole, also where the period touches only a part.',
}
