import type { Shape } from '~/ui/shapes.ts'
import { shapeOfTone, type Tone } from '~/ui/tones.ts'

/** A state as it is shown everywhere: in lists, heads, legends, charts and on walls. */
export type State = { tone: Tone; shape: Shape }
type Row = readonly [Tone, Shape?]

/** What each stored state means and how it is drawn, by the field it stands in. A state that is not here is calm. */
const states: Record<string, Record<string, Row>> = {
  stationStatus: {
    producing: ['good', 'play'],
    running: ['good', 'playRing'],
    waiting: ['wait', 'hourglass'],
    processed: ['wait', 'checkRing'],
    unbound: ['warn', 'emptyBox'],
    warning: ['warn', 'triangle'],
    down: ['bad', 'squareCross'],
    defect: ['bad', 'diamond'],
    repaired: ['bad', 'spanner'],
    debugging: ['plan', 'sliders'],
    maintain: ['plan', 'nut'],
    break: ['idle', 'pause'],
    unknown: ['none', 'question'],
  },
  timeClass: {
    producing: ['good', 'play'],
    delay: ['wait'],
    unplanned: ['bad'],
    setup: ['plan', 'sliders'],
    planned: ['idle', 'pause'],
    unknown: ['none'],
  },
  lineState: {
    producing: ['good', 'play'],
    noOrder: ['wait', 'emptyBox'],
    stopped: ['bad'],
    waiting: ['wait'],
    break: ['idle', 'pause'],
    noData: ['none'],
    disabled: ['none', 'slashedRing'],
  },
  orderStatus: {
    created: ['idle'],
    released: ['busy', 'ring'],
    producing: ['good', 'play'],
    paused: ['warn', 'octagon'],
    completed: ['good'],
    closed: ['idle', 'check'],
    cancelled: ['none', 'slashedRing'],
  },
  lotStatus: {
    waiting: ['wait'],
    inProcess: ['busy'],
    onHold: ['warn', 'octagon'],
    completed: ['good'],
    reported: ['good', 'checkRing'],
    refused: ['idle', 'slashedRing'],
    scrapped: ['bad', 'cross'],
    merged: ['none', 'ring'],
  },
  processStatus: {
    registered: ['idle'],
    inProcess: ['busy'],
    held: ['warn', 'octagon'],
    rework: ['plan', 'arrow'],
    finished: ['good'],
    scrapped: ['bad', 'cross'],
  },
  serialState: { free: ['idle'], begun: ['busy'], finished: ['good'], scrapped: ['bad', 'cross'] },
  readState: {
    confirmed: ['good', 'check'],
    older: ['warn', 'triangle'],
    expired: ['warn', 'hourglass'],
    missing: ['wait', 'hourglass'],
  },
  maintenanceKind: { maintained: ['good', 'check'], reground: ['wait', 'arrow'] },
  commentState: { open: ['wait', 'hourglass'], taken: ['good', 'check'], declined: ['none', 'slashedRing'] },
  sealState: {
    fits: ['good', 'check'],
    changed: ['bad', 'squareCross'],
    missing: ['bad', 'squareCross'],
    added: ['bad', 'squareCross'],
    broken: ['bad', 'squareCross'],
    archived: ['idle'],
  },
  sopStatus: {
    draft: ['idle'],
    review: ['wait', 'hourglass'],
    released: ['good', 'check'],
    obsolete: ['none', 'slashedRing'],
  },
  toolStatus: {
    available: ['idle'],
    mounted: ['good', 'play'],
    due: ['warn', 'triangle'],
    locked: ['bad', 'padlock'],
    maintenance: ['plan', 'spanner'],
    scrapped: ['none', 'cross'],
  },
  counterState: {
    good: ['good'],
    due: ['warn', 'triangle'],
    locked: ['bad', 'padlock'],
    blocked: ['none', 'slashedRing'],
  },
  calibrationStatus: {
    calibrated: ['good', 'check'],
    dueSoon: ['warn', 'triangle'],
    overdue: ['bad', 'padlock'],
    neverCalibrated: ['bad', 'slashedRing'],
    outOfTolerance: ['bad', 'cross'],
  },
  recallVerdict: {
    wouldBeNg: ['bad', 'cross'],
    cannotSay: ['warn', 'triangle'],
    wouldBeOk: ['plan', 'arrow'],
    stillNg: ['none', 'cross'],
    stillOk: ['good', 'check'],
    measuredAgain: ['idle'],
  },
  calibrationResult: {
    inTolerance: ['good', 'check'],
    adjusted: ['warn', 'spanner'],
    outOfTolerance: ['bad', 'cross'],
  },
  checkState: {
    planned: ['idle'],
    due: ['wait', 'hourglass'],
    late: ['warn', 'triangle'],
    ng: ['bad', 'cross'],
    done: ['good'],
    doneLate: ['warn', 'check'],
    missed: ['bad', 'slashedRing'],
  },
  bomState: {
    active: ['good'],
    bound: ['good'],
    none: ['warn', 'emptyBox'],
    low: ['bad', 'hourglass'],
    empty: ['bad', 'emptyBox'],
    expired: ['bad', 'diamond'],
    blocked: ['bad', 'padlock'],
  },
  gaugeVerdict: { accepted: ['good'], marginal: ['warn'], rejected: ['bad', 'cross'] },
  lotState: { available: ['good'], blocked: ['bad', 'padlock'] },
  bindEvent: { bind: ['good'], replace: ['busy', 'arrow'], unbind: ['idle', 'slashedRing'] },
  definitionStatus: { draft: ['wait', 'ring'], released: ['good'], obsolete: ['idle', 'slashedRing'] },
  resultStatus: { ok: ['good'], ng: ['bad', 'cross'] },
  verdict: { ok: ['good'], ng: ['bad', 'cross'] },
  judged: { ok: ['good'], ng: ['bad', 'cross'] },
  failStatus: {
    open: ['bad', 'diamond'],
    rework: ['plan', 'arrow'],
    scrap: ['warn', 'cross'],
    useAsIs: ['wait', 'checkRing'],
    falseFail: ['idle', 'slashedRing'],
    returned: ['none', 'arrow'],
    closed: ['good'],
  },
  alarmState: {
    active: ['bad', 'triangle'],
    acknowledged: ['warn', 'checkRing'],
    shelved: ['idle', 'pause'],
    cleared: ['wait', 'ring'],
    closed: ['idle', 'check'],
  },
  callState: {
    called: ['bad'],
    arrived: ['busy'],
    solved: ['good', 'checkRing'],
    confirmed: ['good'],
    cancelled: ['none', 'slashedRing'],
  },
  signalReaction: {
    none: ['none'],
    bell: ['warn'],
    call: ['bad'],
    holdUnit: ['bad', 'padlock'],
    holdStation: ['bad', 'octagon'],
  },
  concessionState: {
    asked: ['warn'],
    approved: ['good'],
    refused: ['none', 'slashedRing'],
    withdrawn: ['none', 'slashedRing'],
    usedUp: ['none'],
    expired: ['none'],
  },
  problemState: { open: ['warn', 'spanner'], acted: ['busy', 'checkRing'], closed: ['good'] },
  problemEffect: { worked: ['good'], worse: ['bad', 'triangle'], tooEarly: ['wait'] },
  downloadState: {
    waiting: ['wait'],
    taken: ['busy'],
    confirmed: ['good'],
    failed: ['bad', 'cross'],
    replaced: ['none', 'slashedRing'],
  },
  teleState: telegrams(),
  syncState: { untold: ['warn', 'ring'], ...telegrams() },
  messageType: { info: ['busy'], warn: ['warn'], alarm: ['bad', 'triangle'] },
  messageStatus: { unread: ['wait', 'ring'], read: ['idle', 'check'], handled: ['good'] },
  logLevel: {
    fatal: ['bad', 'octagon'],
    error: ['bad', 'cross'],
    warn: ['warn'],
    info: ['idle'],
    debug: ['none'],
    trace: ['none', 'slashedRing'],
  },
  teleResult: { ok: ['good'], noGo: ['warn'], refused: ['bad', 'cross'], ignored: ['idle'] },
  hostMode: { off: ['none', 'slashedRing'], paused: ['warn', 'octagon'], on: ['good'] },
}

function telegrams(): Record<string, Row> {
  return {
    waiting: ['wait'],
    retry: ['warn', 'arrow'],
    ok: ['good'],
    dead: ['bad', 'cross'],
    handled: ['idle', 'check'],
  }
}

export function stateOf(field: string, value: string): State {
  const [tone, shape] = states[field]?.[value] ?? ['idle']
  return { tone, shape: shape ?? shapeOfTone[tone] }
}
export const toneOf = (field: string, value: string): Tone => stateOf(field, value).tone
export const isState = (field: string) => field in states
