/**
 * Every way a call may fail that a person can do something about. Bugs are not listed: they are a 500.
 * A rule that says no answers HTTP 200 with its code; a call that is itself wrong has the HTTP status beside it.
 */
export const errors = {
  'session.unknown': { code: 50008 },
  'session.superseded': { code: 50012 },
  'session.expired': { code: 50014 },
  'session.wrong_password': { code: 40101, field: 'password' },
  'session.locked': { code: 40102, field: 'userName' },
  'session.too_many_tries': { code: 40103, status: 429 },
  'session.current_password_wrong': { code: 40104, field: 'currentPassword' },
  'session.link_invalid': { code: 40105 },
  'session.password_must_change': { code: 40106 },
  'session.password_same': { code: 40107, field: 'password' },
  'account.picture_kind': { code: 40180, field: 'avatar' },
  'account.picture_size': { code: 40181, field: 'avatar' },
  'oidc.provider_down': { code: 40120 },
  'oidc.refused': { code: 40121 },
  'oidc.not_proven': { code: 40122 },
  'oidc.account_unknown': { code: 40123 },
  'call.forbidden': { code: 40300, status: 403 },
  'call.line_forbidden': { code: 40301, status: 403 },
  'call.plant_forbidden': { code: 40303, status: 403 },
  'call.unknown': { code: 40400, status: 404 },
  'call.invalid': { code: 40000, status: 400 },
  'call.line_missing': { code: 40001, status: 400 },
  'call.too_large': { code: 41300, status: 413 },
  'call.too_many': { code: 42900, status: 429 },
  'call.bug': { code: 50000, status: 500 },
  'call.database_down': { code: 50300, status: 503 },
  'call.offline': { code: 50301, status: 503 },
  'call.stalled': { code: 50302, status: 503 },
  'record.changed': { code: 40901 },
  'record.unknown': { code: 40401 },
  'record.code_taken': { code: 40902 },
  'record.in_use': { code: 40903 },
  'record.reason_missing': { code: 40904, field: 'reason' },
  'definition.frozen': { code: 40905 },
  'definition.wrong_status': { code: 40906 },
  'definition.faults': { code: 40907 },
  'definition.in_use': { code: 40908 },
  'orders.wrong_status': { code: 40910 },
  'orders.producing': { code: 40911 },
  'orders.not_ready': { code: 40912 },
  'orders.plan_backwards': { code: 40913, field: 'planEnd' },
  'orders.fewer_than_started': { code: 40914, field: 'orderNumber' },
  'orders.type_unknown': { code: 40915, field: 'typeNo' },
  'orders.route_unknown': { code: 40916, field: 'processRoute' },
  'sets.limits_backwards': { code: 40920, field: 'lowerSpecLimit' },
  'sets.double_code': { code: 40921, field: 'resultCode' },
  'sets.double_number': { code: 40922, field: 'charSeqNum' },
  'sets.has_values': { code: 40923 },
  'sets.target_outside': { code: 40924, field: 'targetValue' },
  'sets.empty': { code: 40925 },
  'sets.text_and_limits': { code: 40926, field: 'targetText' },
  'units.wrong_status': { code: 40930 },
  'users.last_admin': { code: 40940 },
  'users.yourself': { code: 40941 },
  'users.admin_fixed': { code: 40942, field: 'roleKey' },
  'users.admin_only': { code: 40943 },
  'users.beyond_own': { code: 40944 },
  'users.role_held': { code: 40945 },
  'users.row_twice': { code: 40946 },
  'users.no_such': { code: 40948 },
  'users.no_role': { code: 40947, field: 'roles' },
  'plant.shift_overlap': { code: 40950, field: 'startTime' },
  'plant.break_outside': { code: 40951, field: 'breaks' },
  'plant.break_overlap': { code: 40952, field: 'breaks' },
  'export.too_many_rows': { code: 40960, field: 'format' },
  'station.key_wrong': { code: 40110, status: 401 },
  'station.line_wrong': { code: 40302, status: 403 },
  'station.disabled': { code: 40970 },
  'station.clock_ahead': { code: 40971, field: 'at' },
  'station.unit_missing': { code: 40972, field: 'productSn' },
  'station.unit_unknown': { code: 40973, field: 'productSn' },
  'station.result_unknown': { code: 40974, field: 'results' },
  'station.result_wrong_kind': { code: 40975, field: 'results' },
  'station.result_twice': { code: 40976, field: 'results' },
  'station.too_old': { code: 40977, field: 'at' },
  'station.order_unknown': { code: 40978, field: 'orderCode' },
  'station.not_on_route': { code: 40979 },
  'preferences.too_many': { code: 40990, field: 'list' },
  'lines.has_history': { code: 40991 },
  'lines.has_people': { code: 40992 },
  'types.faults': { code: 40993 },
  'openhtf.unreadable': { code: 40980 },
  'files.empty': { code: 41001, field: 'file' },
  'files.too_large': { code: 41002, field: 'file' },
  'files.quota': { code: 41003, field: 'file' },
  'files.type': { code: 41004, field: 'file' },
  'files.name': { code: 41005, field: 'file' },
  'files.in_use': { code: 41006 },
  'walls.link_unknown': { code: 40130 },
  'walls.link_revoked': { code: 40131 },
  'walls.link_expired': { code: 40132 },
  'walls.expiry_wrong': { code: 40133, field: 'expiresAt' },
} as const satisfies Record<string, { code: number; status?: number; field?: string }>

export type ErrorKey = keyof typeof errors
export type Facts = Record<string, string | number>

export class Refusal extends Error {
  readonly key: ErrorKey
  readonly facts: Facts
  /** Overrides the table's field where the rule knows better, such as `results.3.resultCode`. */
  readonly field: string | null
  constructor(key: ErrorKey, facts: Facts = {}, field?: string) {
    super(key)
    const row = errors[key]
    this.key = key
    this.facts = facts
    this.field = field ?? ('field' in row ? row.field : null)
  }
}

export const refuse = (key: ErrorKey, facts?: Facts, field?: string): never => {
  throw new Refusal(key, facts, field)
}

/** Fills `{orderStatus}` and its like into a sentence. */
export const fill = (sentence: string, facts: Facts, say: (fact: string, value: string) => string = (_, value) => value) =>
  sentence.replace(/\{(\w+)\}/g, (_, fact: string) => say(fact, String(facts[fact] ?? '')))
