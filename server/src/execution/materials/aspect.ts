import type { ScannedPart } from '@takt/contract/floor.ts'
import { messageHash } from '../../platform/db/ids.ts'
import type { NamedUnits } from '../../platform/db/named-units.ts'
import {
  type Aspect,
  isUnitMessage,
  type LineView,
  type Message,
  type MessageOf,
  stationsOf,
  unitsNamed,
} from '../../platform/kernel/kernel.ts'
import { readBench } from './load-bindings.ts'
import { bind, messageKey, unbind } from './binding.ts'
import { buildIn, fitScanned, rowsAt } from './build-in.ts'
import { exchange } from './exchange.ts'
import { loadHoldRules, reasonsOfRules } from './hold-rules.ts'
import { loadComponents, type Scanned, stationsThatScan } from './load-components.ts'
import { reasonsAgainstMaterial } from './shelf.ts'
import { storeTaken } from './shelf-rows.ts'
import { type MaterialState, noHoldRules } from './state.ts'
import { storeBench } from './store-bindings.ts'
import { storeComponents } from './store-components.ts'

type Want = {
  stations: string[]
  /** What is bound and unbound by these messages, and the material lots they name. */
  binds: Parameters<typeof readBench>[3]
  labels: string[]
  /** When units are worked on, what was bound since the earliest message matters: it may be late. */
  since: number | undefined
  scanned: Scanned
  /** By station, units completed without naming parts: a retest need not scan again what is in its unit. */
  silent: { stationNumber: string; units: NamedUnits }[]
  /** The units that are worked on. */
  visited: NamedUnits
}

/** What is bound at the stations, what units take of it, and the parts that are scanned into them. */
export const materialAspect: Aspect<Want, MaterialState> = {
  name: 'material',
  wants(messages, { from }) {
    const named = unitsNamed(messages)
    const isWorking = named.sns.length + named.ids.length > 0
    const binds = messages.filter(isBinding).map((message) => ({
      ...message,
      label: message.kind === 'bind' ? message.label : '',
      message: hashOf(message),
    }))
    const exchanges = messages.filter((message) => message.kind === 'exchange')
    if (!isWorking && binds.length + exchanges.length === 0) return null
    const reporting = messages
      .map((message) => ({ message, parts: partsIn(message) }))
      .filter(({ parts }) => parts.length)
    const parts = reporting.flatMap((one) => one.parts)
    return {
      stations: stationsOf(messages),
      binds,
      labels: parts.flatMap(({ bomLot }) => bomLot ?? []),
      since: isWorking && Number.isFinite(from) ? from : undefined,
      scanned: {
        units: unitsNamed(reporting.map(({ message }) => message)),
        serials: parts.flatMap(({ serial }) => serial ?? []),
        exchanges: exchanges.map((message) => ({
          stationNumber: message.stationNumber,
          message: hashOf(message),
        })),
      },
      silent: [...Map.groupBy(messages.filter(isSilent), ({ stationNumber }) => stationNumber)].map(
        ([stationNumber, some]) => ({ stationNumber, units: unitsNamed(some) }),
      ),
      visited: named,
    }
  },
  async load({ client, db, lineNumber }, { stations, binds, labels, since, scanned, silent, visited }) {
    const scanning = silent.length > 0 ? await stationsThatScan.get(db, lineNumber) : new Set()
    const withoutParts = silent.flatMap((one) => (scanning.has(one.stationNumber) ? one.units : []))
    const units = {
      sns: [scanned.units, ...withoutParts].flatMap(({ sns }) => sns),
      ids: [scanned.units, ...withoutParts].flatMap(({ ids }) => ids),
    }
    const [bench, components, holds] = await Promise.all([
      readBench(client, lineNumber, stations, binds, labels, since),
      loadComponents(client, lineNumber, { ...scanned, units }),
      since === undefined ? noHoldRules() : loadHoldRules(client, lineNumber, visited),
    ])
    return { bench, components, holds }
  },
  unitReasons: ({ holds }, visit) => reasonsOfRules(holds, visit),
  stationReasons({ bench }, { order, stationNumber, at }) {
    const rows = order?.bill?.get(stationNumber) ?? []
    return rows.length ? reasonsAgainstMaterial(bench.shelf, rows, stationNumber, at) : []
  },
  onPass(state, pass, line) {
    if (rowsAt(line, pass.unit, pass.stationNumber).length === 0 && !pass.parts?.length) return
    buildIn(state, line, pass, pass.parts ? fitScanned(state, line, pass, pass.parts) : [])
  },
  verbs: ['bind', 'unbind', 'exchange'],
  act(state, message, line) {
    if (message.kind === 'exchange') return exchange(state, message, line)
    return changeBinding(state, message as MessageOf<'bind' | 'unbind'>, line) // the other two of its verbs
  },
  store({ client, lineNumber }, { bench, components }) {
    const taken = [...bench.shelf.lots.values()].filter((lot) => lot.taken !== 0)
    return [
      ...storeBench(client, lineNumber, bench),
      ...(taken.length ? [storeTaken(client, lineNumber, taken)] : []),
      ...storeComponents(client, lineNumber, components),
    ]
  },
  changed({ bench, components }) {
    // Other material may require a check.
    if (bench.events.length) return ['materials', 'inspections']
    return components.removed.length || [...bench.shelf.lots.values()].some(({ taken }) => taken)
      ? ['materials']
      : []
  },
}

const isSilent = (message: Message) => message.kind === 'complete' && message.materials.length === 0
const isBinding = (message: Message): message is MessageOf<'bind' | 'unbind'> =>
  message.kind === 'bind' || message.kind === 'unbind'
const hashOf = ({ stationNumber, messageId }: MessageOf<'bind' | 'unbind' | 'exchange'>) =>
  messageHash(stationNumber, messageId)

function partsIn(message: Message): readonly Pick<ScannedPart, 'bomLot' | 'serial'>[] {
  if (!isUnitMessage(message)) return []
  if (message.kind === 'complete') return message.materials
  return message.kind === 'exchange' ? [message.removed, ...(message.added ? [message.added] : [])] : []
}

/** The same message again is done already. */
function changeBinding(
  { bench }: MaterialState,
  bindMessage: MessageOf<'bind' | 'unbind'>,
  { journal }: LineView,
) {
  const message = hashOf(bindMessage)
  const key = messageKey({ stationNumber: bindMessage.stationNumber, message })
  if (bench.done.has(key)) return { stored: true }
  const own = {
    ...bindMessage,
    at: bindMessage.time,
    by: bindMessage.operator ?? bindMessage.stationNumber,
    message,
  }
  if (own.kind === 'bind') bind(journal, bench, own)
  else unbind(journal, bench, own)
  journal.add(bench.done, key)
  return { stored: true }
}
