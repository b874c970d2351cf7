import type { FieldName } from '../../field-names.ts'
import type { CounterKind, CounterState, LifeKind } from '../../toolCounters.ts'

/** Words of the lives of a tool. */
export const toolCounters = {
  section: 'Lives',
  add: 'Count another life',
  addOne: 'Another life of {code}',
  change: 'Change',
  changeOne: '{life} of {code}',
  limitHint: 'Empty: it is counted and ends nothing. Longer: ask for more, another person allows it.',
  startHint: 'What it had behind it already',
  cavitiesHint: 'Parts that one use makes, one by each cavity',
  minutesHint: 'Minutes are counted while its station is running, producing or warning',
  remove: 'Stop counting',
  removeQuestion: 'Stop counting “{life}” of {code}? What was counted is lost.',
  cavityNo: 'Cavity {cavity}',
  block: 'Block',
  blockQuestion: 'Block cavity {cavity} of {code}? It makes no parts from now on.',
  open: 'Open',
  openQuestion: 'Open cavity {cavity} of {code}? It makes parts again.',
  ask: 'Ask for more',
  askOne: 'More for “{life}” of {code}',
  askHint: 'Beyond its life of {limit}; another person decides',
  allow: 'Allow more',
  allowQuestion: 'Allow {amount} more for “{life}” of {code}?',
  refuse: 'Refuse more',
  refuseQuestion: 'Refuse more for “{life}” of {code}?',
  asked: '“{life}”: {amount} more asked by {by}: {reason}',
  blocked: '“{life}” blocked by {by}: {reason}',
  noLimit: 'no limit',
  actions: 'To do',
  saved: 'Saved',
  shareOf: '{life}: {share}',
}

export const toolCountersChoices = {
  counterKind: {
    parts: 'Parts',
    minutes: 'Running minutes',
    cavity: 'Parts of a cavity',
  } satisfies Record<CounterKind, string>,
  lifeKind: {
    uses: 'Uses',
    parts: 'Parts',
    minutes: 'Running minutes',
    cavity: 'Parts of a cavity',
  } satisfies Record<LifeKind, string>,
  counterState: {
    good: 'Good',
    due: 'Due',
    locked: 'At its end',
    blocked: 'Blocked',
  } satisfies Record<CounterState, string>,
}

export const toolCountersFields = {
  startUses: 'Uses before',
  warnShare: 'Due from',
  lifeKind: 'Decisive life',
  cavity: 'Cavity',
  counterKind: 'Counted in',
  lifeLimit: 'Life',
  startValue: 'Begins at',
  counterAct: 'So far',
  counterTotal: 'In all',
  begunAt: 'Counted since',
  askedAmount: 'More',
  counterState: 'Life status',
  blockedAt: 'Blocked',
  blockedBy: 'Blocked by',
  blockedReason: 'Blocked because',
  cavities: 'Cavities',
} satisfies Partial<Record<FieldName, string>>

export const toolCountersErrors = {
  'toolCounters.worn':
    '{toolCode} has reached the end of a life: {lifeKind}. Maintain it first, or ask for more',
  'toolCounters.longer_life': 'The life is {lifeLimit}; ask for more to make it longer',
  'toolCounters.no_cavities': 'Enter how many cavities it has, at least {least}',
  'toolCounters.cavity_state': 'Not possible: cavity {cavity} is “{counterState}”',
  'toolCounters.last_cavity': 'Cavity {cavity} is the last open one of {toolCode}; dismount the tool instead',
}
