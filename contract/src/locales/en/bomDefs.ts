import type { BarcodeRule, LabelFact } from '../../barcode.ts'

/** What the page of parts says beside the fields' names. */
export const bomDefs = {
  about: 'What units are made from, and how its labels are read', code: 'Part number', createOne: 'New part', editOne: 'Edit {bomCode}', listEmpty: 'There is no part yet.', codeHint: 'Stays as it is; bills and labels name it.',
  packHint: 'What a full box or reel holds, where its label does not say it', lifeHint: 'From receipt on, where the label does not say when it expires', minimumHint: 'Below this much at the line it is said to run low',
  block: 'Block', unblock: 'Unblock', blockQuestion: 'Block {bomCode}? No lot of it is bound any more. Why?', unblockQuestion: 'Unblock {bomCode}? Why?', blocked: '{bomCode} is blocked', unblocked: '{bomCode} is in use again',
  deleteQuestion: 'Delete the info of {bomCode}?', inBills: 'Delete failed: {count} bills name it',
  bulk: { block: 'Block {count} parts? Why?', unblock: 'Unblock {count} parts? Why?', delete: 'Delete the info of {count} parts?' },
  uses: 'Bills that name it', noUses: 'No bill names it.', bill: 'Bill', importTitle: 'Import parts', importAbout: 'A CSV file with a row for each part. It must name the part number; columns that are not there stay as they are. How labels are read stays too: a new part begins with the plain label.',
  kind: { plain: 'The whole label is the lot', separated: 'Fields between separators', fixed: 'Fields at fixed places', gs1: 'GS1 (10, 17, 30, 37, 01, 241)' } satisfies Record<BarcodeRule['kind'], string>,
  fact: { bomCode: 'Part number', bomLot: 'Material lot', quantity: 'Quantity', supplier: 'Supplier', supplierLot: 'Supplier lot', expiry: 'Expires' } satisfies Record<LabelFact, string>,
  separator: 'Separator', whatItSays: 'What it says', placeCount: 'Field no.', placeAt: 'From character', prefix: 'Prefix', length: 'Characters', of: '{fact}: {column}', leaveEmpty: 'Leave empty what the label does not say. A prefix is taken off where it stands.',
  lotWanted: 'Where the material lot stands must be said.', ruleWrong: 'Places and lengths are whole numbers from 1 on; the separator is one character.', gs1About: 'The lot is (10). Also read: part (01) or (241), expiry (17) or (15), quantity (30) or (37); with brackets or with FNC1 between.',
  test: 'Test scan', testHint: 'Scan a label here, or type what a scanner would send.', fits: 'It is read as', fitsNot: 'This label does not fit the rule.', says: '{fact} {place}',
}
