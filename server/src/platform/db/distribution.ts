/** Where a table lies once a plant is more than one machine: divided by line, whole on every machine, or on the coordinator only. */
export type Placement = 'distributed' | 'reference' | 'local'

type Placed = Placement | readonly [Placement, reason: string]

/** Every table of the schema; the reason stands where the placement is not plain from the name. */
export const placements: Record<string, Placed> = {
  // The plant, its definitions and people: small, read by every line.
  lines: ['reference', 'every table of a line refers to it'],
  plant: ['reference', 'the time zone is joined by every line'],
  teams: 'reference',
  operators: ['reference', 'qualifications and log-ins of every line refer to them'],
  users: ['reference', 'operators refer to them'],
  roles: 'reference',
  role_pages: 'reference',
  role_lines: ['reference', 'which lines a role sees: about people, not about a line'],
  user_roles: 'reference',
  user_lines: ['reference', 'which lines a person sees: about people, not about a line'],
  product_types: 'reference',
  processings: 'reference',
  collection_sets: 'reference',
  process_results: 'reference',
  parts: 'reference',
  boms: 'reference',
  type_packages: 'reference',

  station_keys: ['reference', 'a call names its key only, and the key its line'],

  // A line.
  line_heads: 'distributed',
  line_turns: 'distributed',
  events: 'distributed',
  follower_positions: 'distributed',
  events_set_aside: 'distributed',
  done_messages: 'distributed',
  bulk_acts: 'distributed',
  hold_rules: 'distributed',
  stations: 'distributed',
  station_threads: 'distributed',
  shifts: 'distributed',
  former_shifts: 'distributed',
  calendar_stamps: 'distributed',
  calendar_days: 'distributed',
  rotations: 'distributed',
  shift_slots: 'distributed',
  slot_reasons: 'distributed',
  qualifications: 'distributed',
  reworkers: 'distributed',
  rework_reports: 'distributed',
  alarm_defs: 'distributed',
  defects: 'distributed',
  problems: 'distributed',
  gauge_studies: 'distributed',
  andon_rules: 'distributed',
  andon_call_levels: ['local', 'they belong to their calls'],
  andon_calls: ['local', 'its numbers run through the plant'],
  station_logins: 'distributed',
  parameter_sets: 'distributed',
  station_parameters: 'distributed',
  parameter_downloads: 'distributed',
  orders: 'distributed',
  order_materials: 'distributed',
  order_sources: 'distributed',
  serials: 'distributed',
  lots: 'distributed',
  units: 'distributed',
  archived_serials: 'distributed',
  passes: 'distributed',
  failures: 'distributed',
  components: 'distributed',
  refused_arrivals: 'distributed',
  characteristic_days: 'distributed',
  subgroup_days: 'distributed',
  output_slots: 'distributed',
  station_states: 'distributed',
  status_intervals: 'distributed',
  equipment_alarms: 'distributed',
  material_lots: 'distributed',
  material_movements: 'distributed',
  bindings: 'distributed',
  bind_events: 'distributed',

  // The coordinator, until the texts of its messages name their line: they lie together, whatever line they came from.
  station_telegrams: ['local', 'the station log is not divided yet'],
  station_telegram_texts: ['local', 'the station log is not divided yet'],

  // The coordinator: what is not of one line, or written by every call.
  audit_log: ['local', 'people act on more than lines, and its numbers run through the plant'],
  notices: ['local', 'some are of no line, and its numbers run through the plant'],
  notice_copies: 'local',
  notice_recipients: 'local',
  follower_kinds: ['local', 'of the program, whatever the line'],
  host_telegrams: ['local', 'one host, one sequence; an answer may concern no line'],
  host_settings: ['reference', 'what is told to the host is chosen beside the orders of a line'],
  host_keys: 'local',
  sessions: ['local', 'touched by every call'],
  session_tickets: 'local',
  login_tries: 'local',
  login_codes: 'local',
  known_browsers: 'local',
  password_links: 'local',
  user_identities: 'local',
  security_events: 'local',
  user_preferences: 'local',
  saved_views: 'local',
  user_files: 'local',
  file_pieces: 'local',
  file_uses: 'local',
  wall_links: 'local',
  settings_versions: 'local',
  number_counters: ['local', 'one counter for the whole plant'],
  secrets: 'local',
  backups: 'local',
  archives: ['local', 'files of the whole plant, by the month'],
  archive_pieces: 'local',
}

export const placementOf = (table: string): Placement | undefined => {
  const placed = placements[table]
  return typeof placed === 'object' ? placed[0] : placed
}

export const tablesPlaced = (placement: Placement): string[] =>
  Object.keys(placements).filter((table) => placementOf(table) === placement)
