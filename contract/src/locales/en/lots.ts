/** What the lot pages say beside the fields' names. */
export const lots = {
  views: 'View', view: { waiting: 'Waiting', report: 'To be reported' }, newLot: 'New lot', splitOrder: 'Split an order into lots',
  noOrder: 'Everything that is ordered is in lots already', leftOf: '{orderCode} · {typeNo} · {left} of {number} left', left: '{left} are in no lot yet', manyLots: 'Lots: {count}', numberByRule: 'Empty: by the numbering rule',
  waitingEmpty: 'No lot waits for this line. The host sends them, or an order is split into lots.', runningEmpty: 'No lot is in process. Lots that wait are taken in on the page before.',
  progressOf: '{done} of {number}', begun: '{count} begun', scrapped: '{count} scrapped', age: 'Waiting there', due: 'Due', ready: 'Ready', best: 'Restore best order', bestQuestion: 'Forget where lots were put by hand? By priority, without a changeover and by due date the best next comes first.',
  bestDone: 'The best next comes first again', onlyBest: 'Only while the table is in dispatch order', queued: '{lotNo} is moved', earlier: 'Earlier: {lotNo}', later: 'Later: {lotNo}', otherPriority: 'The lot beside it has another priority: change the priority instead',
  sortedOtherwise: 'Back to dispatch order',
  questions: {
    takeIn: 'Take in lot {lotNo}? An order that is not released yet is released with it.', refuse: 'Refuse lot {lotNo}. Why?', hold: 'Put lot {lotNo} on hold. Why?', release: 'Release lot {lotNo}. Why?',
    finish: 'Finish lot {lotNo} with {done} of {number}. Why?', scrap: 'Scrap lot {lotNo} and what of it is still on the line. Why?',
  },
  bulk: { takeIn: 'Take in {count} lots?', refuse: 'Refuse {count} lots. Why?', hold: 'Put {count} lots on hold. Why?', release: 'Release {count} lots. Why?' },
  done: { takeIn: 'The lot is taken in', refuse: 'The lot is refused', hold: 'The lot is on hold', release: 'The lot goes on', finish: 'The lot is finished', scrap: 'The lot is scrapped' },
  wrongStatus: 'Not possible while it is: {lotStatus}', changePriority: 'Change the priority', priorityOf: 'Priority of {lotNo}', priorityHint: '1 goes first, 9 last', split: 'Split', splitOf: 'Split {lotNo}', splitHint: '{left} are not begun; at least one stays', newNumber: 'Number of the new lot',
  allBegun: 'All of it is begun', merge: 'Merge', mergeOf: 'Merge {lotNo} into another lot', into: 'Into', mergeHint: 'Its units, serials and figures go there. Only lots of the same order, type, status and part of the route are offered.', nothingAlike: 'There is no other lot like it', mergeDone: 'The lots are merged',
  resend: 'Tell the host again', resendQuestion: 'Tell the host once more how lot {lotNo} stands?', resent: 'The host is told at once', resendNothing: 'The host has it, or it is on its way', askHost: 'Ask the host', askQuestion: 'Ask the host to send the orders and lots of this line again? What it sends appears here.', asked: 'The host is asked', toWaiting: 'Show waiting lots',
  upload: 'Report', uploadQuestion: 'Upload the information of {about} to the host?', underWay: 'It is on its way already', noHost: 'There is no host: nothing is reported. Its address is set on the page of host telegrams.', allReported: 'The host has accepted everything it was told of this line.',
  wip: 'Units of lots at each operation', toUnits: 'Show its units', toUnitsWhy: 'Your role may not look at units',
}
