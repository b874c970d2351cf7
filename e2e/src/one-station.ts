import { randomUUID } from 'node:crypto'
import { bomDefs } from '@takt/contract/bomDefs.ts'
import { boms } from '@takt/contract/boms.ts'
import { defects } from '@takt/contract/defects.ts'
import { lines } from '@takt/contract/lines.ts'
import { materials } from '@takt/contract/materials.ts'
import { operators } from '@takt/contract/operators.ts'
import { orders } from '@takt/contract/orders.ts'
import { processings } from '@takt/contract/processings.ts'
import { sops } from '@takt/contract/sops.ts'
import { stations } from '@takt/contract/stations.ts'
import { types } from '@takt/contract/types.ts'
import { call, passwords } from './call.ts'

export const line = 'E9'
export const stationNumber = 'S1'
export const badge = 'CARD-E9-1'

const nothingElse = { stationCode: null, ipAddr: null, machineId: null, addr: null }
const route = { processingNumber: 'E9-ROUTE', processingVer: 1 }
const bill = { bomCode: 'E9-BILL', bomVer: 1 }
const step = { mustPass: true, nextStep: null, reworkStep: null, returnStep: null, maxLoops: 0 }
const row = { partGrp: 'G1', altMatFlag: false, serialInputFlag: false, serialType: null, remark: null }

/** A line of one station, at which a screw is used, an instruction is to be read, and Eve works. Returns how the station reports that a unit came. */
export async function makeStation() {
  const stationKey = { lineNumber: line, stationNumber }
  await call(lines.create, { lineNumber: line, lineName: 'One station', location: null, manager: null })
  await call(
    stations.create,
    { ...nothingElse, stationNumber, stationName: 'Press', cycleTime: 30, optLevel: 0, enabled: true },
    line,
  )
  const { key } = await call(stations.makeKey, { stationNumber }, line)
  const steps = [
    { ...step, stepSeq: 10, stepName: 'Press in', stationNumber, colSetId: null, colSetVersion: null },
  ]
  await call(processings.create, {
    processingNumber: route.processingNumber,
    processingName: 'One step',
    remark: null,
    steps,
  })
  await call(processings.move, { ...route, move: 'release' })
  const type = { typeNo: 'E9-TYPE', typeName: 'Cube', picNumberVer: null, ...route, remark: null }
  await call(types.create, type)
  await call(types.move, { typeNo: type.typeNo, typeVer: 1, move: 'release' })
  await call(bomDefs.create, {
    bomCode: 'E9-SCREW',
    bomName: 'Screw',
    bomDes: null,
    unit: 'pcs',
    bomValue: null,
    barcodeRule: { kind: 'plain' },
    supplier: null,
    shelfLife: null,
    minimumStock: null,
  })
  await call(boms.create, {
    bomCode: bill.bomCode,
    bomName: 'Bill',
    typeNo: type.typeNo,
    validFrom: null,
    remark: null,
    rows: [
      {
        ...row,
        seqNum: 1,
        part: 'E9-SCREW',
        bomQty: 1,
        stationNumber,
        consumeMode: 'backflush',
        shelfLifeCheck: false,
      },
    ],
  })
  await call(boms.move, { ...bill, move: 'release' })
  await makeOrder(type.typeNo)
  await makePeople()
  return { arrive: (productSn: string) => arrive(stationKey, key, productSn) }
}

async function makeOrder(typeNo: string) {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const { id } = await call(
    orders.create,
    {
      orderCode: 'E9-1',
      orderName: 'Cubes',
      orderUnit: 'pcs',
      typeNo,
      typeVer: 1,
      orderNumber: 20,
      planStart: day(-1),
      planEnd: day(1),
      ...bill,
      release: true,
    },
    line,
  )
  await call(orders.move, { id, move: 'start' }, line)
  const lot = { bomCode: 'E9-SCREW', bomLot: 'E9-LOT-1', quantity: 50 }
  await call(materials.receive, { ...lot, expiresAt: null, supplier: null, supplierLot: null }, line)
  const everywhere = { stationNumbers: [], typeNos: [], resultCodes: [], enabled: true }
  await call(defects.create, { defectCode: 'E9-DENT', nameEn: 'Dent', ...everywhere }, line)
}

async function makePeople() {
  await call(operators.create, {
    operatorNo: 'E9-EVE',
    name: 'Eve Adams',
    cardId: badge,
    userName: null,
    level: 1,
    teamName: null,
    enabled: true,
  })
  const key = { sopCode: 'E9-SOP', sopVer: 1 }
  await call(
    sops.create,
    {
      sopCode: key.sopCode,
      sopTitle: 'Press the cube',
      sopLanguage: 'en',
      stationNumber,
      readConfirm: true,
      major: true,
      validFrom: '2026-01-01T00:00:00.000Z',
      steps: [{ textEn: 'Take a cube' }, { textEn: 'Press it in' }],
    },
    line,
    'onlooker',
  )
  const { contentHash, revision } = await call(sops.submit, key, line, 'onlooker')
  await call(sops.release, { ...key, contentHash, revision, password: passwords.admin }, line)
}

type Answer = { code: number; message: string; data: { answer: 'go' | 'noGo' } }

async function arrive(line: { lineNumber: string }, key: string, productSn: string) {
  const reply = await fetch(`${process.env.TAKT_URL}/api/station/arrive/${line.lineNumber}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ messageId: randomUUID(), at: new Date().toISOString(), productSn }),
  })
  const answered = (await reply.json()) as Answer // the station interface's envelope
  if (answered.code !== 20000) throw new Error(answered.message)
  return answered.data.answer
}
