/** What the pages of material at the line say beside the fields’ names. */
export const materials = {
  views: 'Views of the page', view: { board: 'At the line', lots: 'Material lots', log: 'Bound and unbound' },
  bindTitle: 'Bind material by scan', label: 'Label', bind: 'Bind', startOver: 'Start over', bound: '{bomLot} is bound at {stationNumber} {position}', replace: 'Replace', unbind: 'Unbind',
  unbindQuestion: 'Unbind the material {bomLot} from {stationNumber} {position}? What is left stays in its lot. Why?', unboundSuccess: 'unbound success',
  ofBound: '{remaining} of {bound} {unit}', noPace: 'Nothing was used in the last quarter of an hour', lasts: 'Yes', lastsNot: 'No: takes {needed} {unit}',
  boardEmpty: 'Nothing is bound on this line, and no running order wants material.', boardNext: 'Scan a station, a position and a label to bind the first lot.',
  lotsEmpty: 'No material has come to this line yet. A lot is received here, or by binding it.', logEmpty: 'Nothing has been bound on this line yet.', when: 'When',
  receive: 'Receive material', received: 'The material is received', moreOfIt: 'A lot that is known grows by the quantity', expiryHint: 'Left empty, the shelf life of the part counts',
  count: 'Count', countOf: 'Count {bomLot}', countHint: 'In the books: {remaining} {unit}', counted: 'The count is booked', scrap: 'Scrap', scrapOf: 'Scrap of {bomLot}', atMost: 'At most {remaining} {unit}', scrapped: 'The scrap is booked',
  nothingLeft: 'Nothing is left of it', block: 'Block', unblock: 'Unblock', questions: { block: 'Block {bomLot}? Where it is bound, no unit is let in. Why?', unblock: 'Unblock {bomLot}? Why?' },
  done: { block: 'The lot is blocked', unblock: 'The lot is free again' }, movements: 'Movements', movementsAbout: 'What units took stands in the genealogy.', movementsEmpty: 'It was neither received, counted nor scrapped by hand.',
  toUnits: 'Units with this lot', toUnitsWhy: 'You may not open the genealogy', low: 'Material to look after', lowMeans: 'Less of the part is bound at the line than its minimum, or it lasts less than ten minutes here', toBoard: 'To the material board',
}
