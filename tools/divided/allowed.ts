/** Statements that touch more than one line, or more than they may, on purpose. */
export const allowed: { file?: RegExp; text?: RegExp; reason: string }[] = [
  {
    file: /^platform\/backups\//,
    reason: 'reads and writes a whole database: a divided one is saved machine by machine',
  },
  { file: /^platform\/db\/figures/, reason: 'figures of the whole plant, for /metrics' },
  { file: /^platform\/counters\//, reason: 'recount: a command that looks at the whole plant' },
  {
    file: /^platform\/archives\/|\/old-(passes|units|components|answers)\.queries\.ts$/,
    reason: 'once a day: looks which lines have old rows, and takes them out as the text of their archive',
  },
  { text: /graphile_worker/, reason: 'the jobs: tables of a library, local on the coordinator' },
  { file: /^insight\/guide\//, reason: 'which steps of the set-up are done, on any line' },
  { file: /^insight\/find\//, reason: 'the search over the whole plant' },
  {
    file: /^execution\/floor\/silence/,
    text: /^\s*select distinct s\.line_number from station_states s where/,
    reason: 'which lines have a station that fell silent: one look at the plant every five seconds',
  },
  {
    text: /from "lines" as "l" left join \(select "line_number", count\(\*\)/,
    reason: 'the list of lines, with what stands and runs on each',
  },
  {
    text: /^update "station_logins" set "until" = greatest\(since, \$1::timestamptz\) where "operator_no" = \$2/,
    reason: 'an operator who may not work any more is logged out on every line',
  },
  {
    file: /^insight\/boards\//,
    text: /^\s*(select|with)/,
    reason: 'boards of several lines: each row by the line it stands for, and a wall asks for few of them',
  },
  {
    file: /^execution\/floor\/first-pass/,
    text: /^\s*with touched as/,
    reason: 'for boards of several lines: each row by the line it stands for',
  },
  {
    file: /^quality\/charts\/(in-force|limits)/,
    text: /^select (\*|count\(\*\)::int as "count", max\(frozen_at\) as "newest") from "chart_limits" where "withdrawn_at" is null/,
    reason: 'which limits are to act when they are broken, on any line: one look at the plant twice a second',
  },
  {
    file: /^quality\/charts\/attribute/,
    text: /^select \* from "attribute_limits" where "withdrawn_at" is null/,
    reason: 'the same of counted values: one look at the plant a second',
  },
  {
    file: /^equipment\/(alarmDefs\/(texts|alarmDefs\.queries)|alarms\/(on-boards|shelvings))/,
    reason:
      'what is on and what it is called, for the boards of several lines: each by the line it stands for',
  },
  {
    file: /^response\/(andon|andonRules)\//,
    text: /^select .* from "andon_rules" where "enabled"/,
    reason: 'who is told of open calls: one look at the plant every few seconds',
  },
  {
    file: /^masterdata\/defects\//,
    text: /^select "line_number", "defect_code", .* from "defects" where "line_number" = any\(/,
    reason:
      'which lines of a shared concession have stations that find its defect: as it is asked for and approved',
  },
  {
    file: /^equipment\/inspections\//,
    text: /^select distinct "line_number" from "inspection_items" where "enabled"/,
    reason: 'which lines have something to check: one look at the plant a minute',
  },
  {
    file: /^plant\/plant\//,
    text: /^select .* from "(calendar_stamps|calendar_days|shifts|former_shifts|shift_slots)"/,
    reason: 'the clocks of the lines, read together every few seconds and remembered',
  },
  {
    file: /^response\/notices\/watch/,
    text: /^\s*(select '(stationSilent|materialExpired)'|with lots as|select .* from "tools")/,
    reason: 'one look at the plant every few seconds: what stands still, is late, low or too old',
  },
  {
    file: /^equipment\/tools\/minutes/,
    text: /^select distinct "line_number" from "tool_counters"/,
    reason: 'which lines have tools whose minutes are counted: one look at the plant every minute',
  },
  {
    file: /^equipment\/tools\/worn/,
    text: /^select (?![^]*"line_number" = \$)/,
    reason: 'lives that a server of an older release counted: one look at the plant every ten minutes',
  },
  {
    file: /^masterdata\/recipes\/drift/,
    reason: 'one look at the plant every minute: which stations are set otherwise than is released',
  },
  {
    text: /^select "line_number", "type_no", "station_number", "para_ver" from "parameter_sets" where "type_no" in/,
    reason: 'which lines have parameters for a type: asked when a person looks at it',
  },
  {
    file: /^platform\/(kernel\/followers|db\/follower-positions)/,
    text: /^\s*(select f\.follower, h\.line_number from line_heads|insert into follower_positions [^]* where line_number <> '')/,
    reason:
      'which lines have events that nobody has read, in one look; and where a new follower begins on each',
  },
  {
    text: /^select "line_number", "message", "user_name" from "bulk_acts" where "finished" =/,
    reason: 'what a server that is gone has left unfinished, on whatever line',
  },
  {
    text: /^select "line_number" from "line_heads"$/,
    reason: 'which lines there are or were: what is old goes line by line',
  },
  {
    text: /as asked \(line_number, product_id\)\s+join units u on u\.line_number = asked\.line_number/,
    reason: 'the serial numbers of the units one changed oneself: by their keys, a page of them at a time',
  },
  {
    file: /^execution\/floor\/identify/,
    reason: 'a call names its key only, and the key its line: asked once and remembered',
  },
  {
    text: /"order_count"|^select "line_number", "order_code", "order_name", "order_status"[^]* from "orders" where "type_no" = \$1 and "type_ver" = \$2/,
    reason: 'which orders of which lines use a definition of the plant: asked when a person looks at it',
  },
  {
    file: /^masterdata\/(bomDefs|boms|collectionSets|packages|processings|types)\//,
    text: /^\s*select(?![^]*\bfor update\b)/i,
    reason:
      'which lines use a definition of the plant: asked of all of them, when a person looks at it or changes it',
  },
]
