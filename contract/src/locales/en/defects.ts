import type { Defect } from '../../defects.ts'
import type { FieldName } from '../../field-names.ts'

/** Words of the page of defects, besides the names of fields. */
export const defects = {
  about: 'What can be wrong on this line, and which result codes mean it',
  createOne: 'New defect',
  createSub: 'New sub-defect',
  editOne: 'Edit {code}',
  listEmpty: 'No defects on this line yet.',
  listNext:
    'Define them, or import a list: failures then have names, and people choose them when they report one.',
  unmappedNone: 'Every result code that failed in the last 90 days means a defect.',
  views: 'Views',
  view: { tree: 'Defects', unmapped: 'Codes without a defect', drawings: 'Drawings' },
  codeHint: 'Cannot be changed later',
  nameHint: 'Empty: shown in another language',
  rwkHint: 'Empty: where the route says',
  returnHint: 'Where the unit goes on after rework. Empty: the step that failed.',
  proposalHint: 'Proposed to whoever reports or decides; nothing is decided by itself',
  resultHint: 'A station that fails one of these reports this defect. Each code means one defect.',
  stationsHint: 'Offered only there. Empty: everywhere.',
  typesHint: 'Empty: for all types',
  retire: 'Retire',
  retireQuestion: 'Retire {code}? It is no longer offered. Failures of the past keep its name.',
  retired: '{code} is retired',
  alreadyRetired: 'Already retired',
  merge: 'Merge',
  mergeOne: 'Merge {code} into another',
  mergeAbout:
    'Its result codes move to the other defect, open failures and reworkers change over, and figures count both as one. {code} is retired.',
  merged: '{code} is merged',
  addSub: 'Add a sub-defect',
  assign: 'Name the defect',
  newFor: 'New defect for {code}',
  importTitle: 'Import defects',
  importAbout:
    'A CSV file with one row per defect or sub-defect. The defect code and a name are required; lists are separated by semicolons; columns missing from the file are left unchanged.',
  /** Drawings of types, and the places marked on them. */
  drawings: {
    createOne: 'New drawing',
    editOne: 'Drawing of {type}',
    listEmpty: 'No drawings on this line yet.',
    listNext: 'Add one for a type and mark its places: whoever reports a failure chooses where it is.',
    hint: 'Click the drawing to add a place. Its code may be scanned.',
    keys: 'With the keyboard: arrow keys move the cross (Shift: further), Enter marks the place.',
    cross: '{x} from the left, {y} from the top',
    typeHint: 'One per type',
    pictureFirst: 'Choose a picture first',
    place: 'Place {number}',
    removePlace: 'Remove place {code}',
    remove: 'Remove drawing',
    removeQuestion: 'Remove the drawing of {type}? Failures keep the codes of their places.',
    removed: 'Drawing removed',
  },
}

export const defectsChoices = {
  defaultDisposition: {
    rework: 'Rework',
    scrap: 'Scrap',
    useAsIs: 'Use as is',
    returned: 'Return',
  } satisfies Record<NonNullable<Defect['defaultDisposition']>, string>,
}

export const defectsFields = {
  defectName: 'Name',
  nameEn: 'Name (English)',
  nameZh: 'Name (Chinese)',
  nameEs: 'Name (Spanish)',
  nameJa: 'Name (Japanese)',
  rank: 'Rank',
  subRank: 'Sub-rank',
  returnStation: 'Goes on at',
  defaultDisposition: 'Proposed disposition',
  responsibility: 'Responsible',
  resultCodes: 'Result codes',
  mergedInto: 'Merged into',
  failures: 'Failures',
  markedPlaces: 'Marked places',
  placeCode: 'Place',
} satisfies Partial<Record<FieldName, string>>
