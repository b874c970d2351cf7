/** The screen of a station is put together from what other pages do at one. */
export const stationDoors = [
  'contract/src/',
  'console/src/(ui|i18n|api|fields|shapes|station)/',
  'console/src/sops/StationSops\\.tsx$',
  'console/src/defectReports/(Reporting\\.tsx|use-reporting\\.ts)$',
  'console/src/materials/(BindTask\\.tsx|Left\\.tsx|use-binding\\.ts)$',
  'console/src/inspections/StationCheck\\.tsx$',
  'console/src/andon/CallMoves\\.tsx$',
]
