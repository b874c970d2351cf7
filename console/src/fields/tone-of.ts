import type { Tone } from '~/ui/tones.ts'

/** What each stored state means, by the field it stands in. A state that is not here is calm. */
const tones: Record<string, Record<string, Tone>> = {
  orderStatus: { created: 'idle', released: 'wait', producing: 'busy', paused: 'warn', completed: 'good', closed: 'idle', cancelled: 'none' },
  lotStatus: { waiting: 'wait', inProcess: 'busy', onHold: 'warn', completed: 'good', reported: 'good', refused: 'idle', scrapped: 'bad', merged: 'none' },
  serialState: { free: 'idle', begun: 'busy', finished: 'good', scrapped: 'bad' },
  bomState: { active: 'good', bound: 'good', none: 'warn', low: 'bad', empty: 'bad', expired: 'bad', blocked: 'bad' },
  lotState: { available: 'good', blocked: 'bad' },
  bindEvent: { bind: 'good', replace: 'busy', unbind: 'idle' },
  definitionStatus: { draft: 'wait', released: 'good', obsolete: 'idle' },
  stationStatus: {
    unknown: 'none', waiting: 'wait', warning: 'warn', running: 'good', unbound: 'warn', producing: 'good', repaired: 'plan', break: 'plan',
    down: 'bad', maintain: 'plan', debugging: 'plan', defect: 'bad', processed: 'wait',
  },
  timeClass: { producing: 'good', delay: 'wait', unplanned: 'bad', setup: 'plan', planned: 'idle', unknown: 'none' },
  processStatus: { registered: 'idle', inProcess: 'busy', held: 'warn', rework: 'plan', finished: 'good', scrapped: 'bad' },
  resultStatus: { ok: 'good', ng: 'bad' },
  verdict: { ok: 'good', ng: 'bad' },
  judged: { ok: 'good', ng: 'bad' },
  failStatus: { open: 'bad', rework: 'plan', scrap: 'warn', useAsIs: 'wait', falseFail: 'idle', closed: 'good' },
  downloadState: { waiting: 'wait', taken: 'busy', confirmed: 'good', failed: 'bad', replaced: 'none' },
  teleState: { waiting: 'wait', retry: 'warn', ok: 'good', dead: 'bad', handled: 'idle' },
  syncState: { untold: 'warn', waiting: 'wait', retry: 'warn', ok: 'good', dead: 'bad', handled: 'idle' },
  teleResult: { ok: 'good', noGo: 'warn', refused: 'bad', ignored: 'idle' },
  hostMode: { off: 'none', paused: 'warn', on: 'good' },
  lineState: { producing: 'good', noOrder: 'wait', stopped: 'bad', waiting: 'wait', break: 'plan', noData: 'none', disabled: 'idle' },
}

export const toneOf = (field: string, value: string): Tone => tones[field]?.[value] ?? 'idle'
export const hasTones = (field: string) => field in tones
