/** What every list says: its columns, views, selection, undo and conflicts. */
export const lists = {
  columnsOf: 'Columns of this list',
  columnsAbout: 'Choose what is shown and in which order. Heads can be dragged in the table too. Kept for you, on every computer.',
  find: 'Find a column', up: '{column}: up', down: '{column}: down', pin: '{column}: pin to the left', unpin: '{column}: unpin',
  first: 'It is already first here', last: 'It is already last here', lastShown: 'One column must stay', asPage: 'As the page has it',
  notKept: 'Your columns could not be kept: {why}', filtersOn: 'Filters · {count}', hideFilters: 'Hide the filters', views: 'Views',
  viewChanged: '{view} · changed', mine: 'Mine', shared: 'Shared', by: '{view} · {userName}', saveAs: 'Save as a new view…', newView: 'New view',
  saveOver: 'Save over {view}', rename: 'Rename or share {view}…', editView: 'View {view}',
  sharedHint: 'Everybody who may open this list can use it; only you can change it.', deleteView: 'Delete {view}',
  deleteViewQuestion: 'Delete the view {view}? What it shows stays.', viewSaved: 'The view is saved', viewGone: 'This view is not there any more',
  shown: 'View: {view}', select: 'Select this row', selectAll: 'Select all loaded rows', selected: '{count} selected', clear: 'Clear selection',
  stop: 'Stop', doing: '{label}: {done} of {count}', done: '{label}: {count} done', refused: '{label}: {done} done, {refused} refused',
  stillSelected: 'What was refused stays selected.', hide: 'Hide', undo: 'Undo', undoKey: 'Undo (Ctrl+Z)',
  undone: 'Undone', changedBy: '{userName} changed this at {at}, while you had it open.',
  changedSome: 'Somebody changed this while you had it open.', before: 'When you opened it',
  theirs: 'Now', yours: 'Yours', takeTheirs: 'Take theirs', keepMine: 'Keep mine', keepMineSave: 'Keep mine and save over',
  keepHint: 'What you typed stays; everything else is taken as it is now.', sameFields: 'Both of you changed: {fields}',
}
