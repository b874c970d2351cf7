/** Who reads tables that are not theirs, each with how often, and why it does not call their owner. */
export const readsOfOthers: readonly { by: string; reads: string; why: string }[] = [
  {
    by: 'exchange/host',
    reads: 'lines 2, orders 1',
    why: 'what the host is told is the order as it stands in the transaction that tells it; its telegrams wait line by line',
  },
  {
    by: 'execution/floor',
    reads: 'lots 1, orders 4, product_types 1, serials 1, type_packages 1',
    why: 'one trip under the lock of the line loads all that a message needs; planning changes these under the same lock',
  },
  {
    by: 'execution/floor',
    reads: 'components 1',
    why: 'a unit says with itself which units inside it are on hold, in the statement that loads it',
  },
  {
    by: 'execution/floor',
    reads: 'lines 1, station_keys 1, stations 2',
    why: 'who calls is found by one statement, before there is a line to ask about',
  },
  {
    by: 'execution/floor',
    reads: 'collection_sets 1',
    why: 'a draft that takes values is locked in the trip that stores them',
  },
  {
    by: 'execution/genealogy',
    reads: 'components 18, lots 1, material_lots 3, material_movements 1, orders 1, units 13',
    why: 'a tree is walked by one recursive statement over what is built into what: asked level by level it would be a statement a level and a page',
  },
  {
    by: 'execution/genealogy',
    reads: 'boms 1, parts 6, plant 1',
    why: 'names of parts, what a bill asks for and the day of the plant, joined to rows that are read by the hundred thousand',
  },
  {
    by: 'execution/materials',
    reads: 'boms 3, parts 12',
    why: 'material is sorted, searched and counted down by what its part is called and what a bill takes of it',
  },
  {
    by: 'execution/materials',
    reads: 'orders 2, units 2',
    why: 'what is bound at a place is checked against the order that runs and the unit that is there, under the lock of the line',
  },
  {
    by: 'execution/passes',
    reads: 'collection_sets 1, failures 1, orders 1, passes 5, product_types 1, stations 2, units 4',
    why: 'a list of passes is filtered, sorted and paged by what stands in its unit, order, step and failure; no page could be made of answers of six features',
  },
  {
    by: 'execution/units',
    reads:
      'components 2, failures 1, lots 2, orders 1, passes 1, processings 1, product_types 1, refused_arrivals 1, stations 2, type_packages 1, units 6',
    why: "a unit's passport and the list of units, as the list of passes",
  },
  {
    by: 'execution/values',
    reads: 'passes 5, units 3',
    why: 'values are filtered and paged by what stands in their unit and pass',
  },
  {
    by: 'insight/boards',
    reads:
      'failures 3, lines 1, orders 3, output_slots 5, passes 3, processings 2, product_types 3, station_states 1, stations 1, status_intervals 4, type_packages 1, units 6',
    why: 'a board shows several lines in one look, each figure summed up by the database where its rows are; asked feature by feature it would be a statement a figure and a line',
  },
  {
    by: 'insight/find',
    reads: 'lines 1, orders 1, units 2',
    why: 'one search over the whole plant, ranked across orders, units and lines',
  },
  {
    by: 'insight/guide',
    reads:
      'boms 1, calendar_days 1, collection_sets 1, lines 1, orders 1, parameter_sets 1, parts 1, processings 1, product_types 1, serials 1, settings_versions 1, shifts 1, station_keys 1, stations 1, type_packages 1, units 1, users 1',
    why: 'which steps of setting up are done: one row of yes and no over everything',
  },
  {
    by: 'masterdata/bomDefs',
    reads: 'boms 2, material_lots 1',
    why: 'where a part is used: counted for a page of parts at a time, and asked before one is removed',
  },
  {
    by: 'masterdata/boms',
    reads: 'orders 2, product_types 2',
    why: 'which orders take a bill, and which type it is for: counted for a page of bills at a time',
  },
  {
    by: 'masterdata/collectionSets',
    reads: 'characteristic_days 1, processings 1',
    why: 'what is measured, or on a route, is not changed any more: asked in the transaction that changes it',
  },
  {
    by: 'masterdata/measures',
    reads: 'collection_sets 3, process_results 3',
    why: 'reads sets with what they measure as the floor works on them; it is their reader, and changes none',
  },
  {
    by: 'masterdata/packages',
    reads: 'product_types 1',
    why: 'which route a type has that a package is made for',
  },
  {
    by: 'masterdata/processings',
    reads: 'orders 1, product_types 3, type_packages 1',
    why: 'which types, packages and orders take a route: counted for a page of routes at a time',
  },
  {
    by: 'masterdata/recipes',
    reads: 'stations 2',
    why: 'parameters are copied for stations that stand on the new line, and listed for those that have none',
  },
  {
    by: 'masterdata/types',
    reads: 'boms 2, orders 3, type_packages 1',
    why: 'which orders, packages and bills take a type: counted for a page of types at a time',
  },
  {
    by: 'people/security',
    reads: 'users 1',
    why: 'whether a name that somebody tried is an account, in the statement that notes the try',
  },
  {
    by: 'people/session',
    reads: 'role_lines 1, role_pages 1, users 2',
    why: 'an account, its rights and its session are one look, before anybody is let in',
  },
  {
    by: 'people/users',
    reads: 'password_links 1',
    why: 'whether an account waits for its first password is shown beside it',
  },
  {
    by: 'quality/futureHolds',
    reads: 'units 1',
    why: 'which units still come to their hold, in the statement that reads it under the lock of the line',
  },
  {
    by: 'quality/concessions',
    reads: 'failures 1, units 1',
    why: 'which units have gone on under what is in force and are under way, in the statement that reads it: a trip less under the lock of the line',
  },
  {
    by: 'planning/lots',
    reads: 'orders 3, stations 1, units 2',
    why: 'where the units of a lot are, and how many its order has left to give',
  },
  {
    by: 'planning/orders',
    reads: 'failures 4, passes 2, units 11',
    why: 'what became of an order: its archive and its account count its units where they are',
  },
  {
    by: 'planning/orders',
    reads: 'audit_log 1',
    why: 'what people did to the queue is the change history of orders, filtered and paged',
  },
  {
    by: 'planning/orders',
    reads: 'lots 2, processings 2, product_types 2, users 1',
    why: 'rows of an import are judged against what is released, all at once; who ended an order is shown by name; pieces of its lots may fail',
  },
  {
    by: 'plant/calendar',
    reads: 'lines 1, operators 1',
    why: 'shifts are changed for lines that are there, by people who are there',
  },
  {
    by: 'plant/lines',
    reads: 'orders 1, stations 1',
    why: 'the list of lines shows which order runs on each and how many stations it has',
  },
  {
    by: 'plant/operators',
    reads: 'stations 3, teams 2, users 2',
    why: 'rows of an import and the places of a line, read together with who may work there',
  },
  {
    by: 'plant/operators',
    reads: 'passes 1',
    why: 'an operator who made a pass is not removed: one look by their number',
  },
  {
    by: 'plant/plant',
    reads: 'calendar_days 1, lines 1, shift_slots 1',
    why: 'the clocks of all lines are read together every few seconds, with the days and slots that differ',
  },
  {
    by: 'plant/settings',
    reads: 'users 1',
    why: 'who saved a version, by name',
  },
  {
    by: 'plant/stations',
    reads: 'station_states 1',
    why: 'when each was heard last, in the list of stations',
  },
  {
    by: 'platform/audit',
    reads: 'users 1',
    why: 'who did it, by name',
  },
  {
    by: 'platform/counters',
    reads:
      'characteristic_days 1, collection_sets 1, components 1, lots 1, material_lots 1, material_movements 1, orders 1, output_slots 1, passes 7, tool_mounts 1, tools 2, units 3',
    why: 'the recount command counts everything anew, whoever owns it',
  },
  {
    by: 'platform/db',
    reads: 'role_lines 1, role_pages 1, sessions 1, user_lines 1, user_roles 1, users 1, wall_links 1',
    why: 'the one statement that admits a call: session, account and rights together',
  },
  {
    by: 'platform/db',
    reads: 'backups 1, host_telegrams 2, lines 1, units 1',
    why: 'figures of the plant for /metrics; the head of a line is locked only where the line is there; and the units that messages name by serial',
  },
  {
    by: 'platform/files',
    reads: 'plant 1',
    why: 'files say times in the zone of the plant',
  },
  {
    by: 'platform/threads',
    reads: 'stations 1',
    why: 'an adapter runs for a station that is there',
  },
  {
    by: 'platform/userFiles',
    reads: 'users 2',
    why: 'who uploaded a file, by name',
  },
  {
    by: 'response/andon',
    reads: 'lines 1',
    why: 'where tables are divided, an insert takes its line from a table on the same node',
  },
  {
    by: 'response/notices',
    reads:
      'bindings 2, lines 1, login_tries 2, lots 1, material_lots 2, orders 1, parts 2, station_states 1, stations 1, users 1',
    why: 'one look at the plant every few seconds: what is late, silent, low or too old, which no event tells',
  },
]
