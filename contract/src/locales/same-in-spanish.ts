/** Words Spanish spells as English does. */
export const sameInSpanish = new Set([
  'Cgk',
  'R̄/d2',
  'S̄/c4',
  'MR̄/d2',
  'No',
  'Error',
  'Manual',
  'Andon',
  'Roles',
  'PDF',
  'Excel',
  'Word',
  'PowerPoint',
  'Code 128',
  'Data Matrix',
  'GS1 (10, 17, 30, 37, 01, 241)',
])
