/** `status`: of a call that is itself wrong; a rule's refusal answers HTTP 200. `field`: the input's field the screen shows it at. */
export type ErrorRow = { code: number; status?: number; field?: string }
