import { randomBytes } from 'node:crypto'
import { account } from '@takt/contract/account.ts'
import { files } from '@takt/contract/files.ts'
import { futureHolds } from '@takt/contract/futureHolds.ts'
import { host } from '@takt/contract/host.ts'
import { labels } from '@takt/contract/labels.ts'
import { lines } from '@takt/contract/lines.ts'
import { lots } from '@takt/contract/lots.ts'
import { orders } from '@takt/contract/orders.ts'
import { plant as thePlant } from '@takt/contract/plant.ts'
import { preferences } from '@takt/contract/preferences.ts'
import { defectReports } from '@takt/contract/defectReports.ts'
import { rework } from '@takt/contract/rework.ts'
import { session } from '@takt/contract/session.ts'
import { settings } from '@takt/contract/settings.ts'
import { stations } from '@takt/contract/stations.ts'
import { units } from '@takt/contract/units.ts'
import { users } from '@takt/contract/users.ts'
import { walls } from '@takt/contract/walls.ts'
import { announceToHost } from '../exchange/host/host.ts'
import type { startLine } from './line.ts'
import { alarmTries } from './alarm-tries.ts'
import { definitionTries } from './definition-tries.ts'
import { webhooks } from '@takt/contract/webhooks.ts'
import { featureTries, type Tries } from './feature-tries.ts'
import { sopTries } from './sop-tries.ts'
import { toolTries } from './tool-tries.ts'
import { handoverTries } from './handover-tries.ts'
import type { startPlant } from './plant.ts'
import { limitsTries } from './limits-tries.ts'
import { concessionTries } from './concession-tries.ts'
import { signalTries } from './signal-tries.ts'
import { drawingTries } from './drawing-tries.ts'
import { photoTries } from './photo-tries.ts'
import { materialTries } from './material-tries.ts'
import { aLine, anOrder, aPerson, aStation, aView, theSettings } from './samples.ts'
import { roleTries } from './role-tries.ts'
import { standardTries } from './standard-tries.ts'
import { timeTries } from './time-tries.ts'

/** Every command once, in an order in which they may happen. What a feature tries by itself comes before what may need its records. */
export async function commandTries(
  plant: Awaited<ReturnType<typeof startPlant>>,
  line: Awaited<ReturnType<typeof startLine>>,
) {
  const admin = plant.as('admin', 'L1')
  const done: Tries = [
    [lines.create, aLine('L5')],
    [lines.update, { ...aLine('L5'), enabled: false, revision: 0 }],
    [lines.saveShifts, { lineNumber: 'L5', revision: 1, shifts: [] }],
    [lines.copy, { ...aLine('L6'), copiedFrom: 'L5' }],
    [lines.delete, { lineNumber: 'L6' }],
    [settings.save, theSettings()],
    [settings.restore, { version: 1, restored: 0, reason: 'x' }],
    [
      thePlant.saveShifts,
      { shifts: [{ shiftName: 'early', startTime: '06:00', endTime: '14:00', breaks: [] }] },
    ],
    [stations.create, aStation('S77')],
    [stations.update, { ...aStation('S77'), revision: 0 }],
    [stations.makeKey, { stationNumber: 'S77' }],
    [stations.revokeKey, { stationNumber: 'S77' }],
    [stations.delete, { stationNumber: 'S77' }],
    ...timeTries,
    ...alarmTries(line),
    ...(await featureTries(admin)),
    ...definitionTries,
    [orders.create, anOrder('X-1', { typeNo: 'T' })],
    [orders.update, async () => ({ ...anOrder('X-1', { typeNo: 'T' }), ...(await orderNow()) })],
    [orders.queue, async () => ({ id: (await orderNow()).id, before: null })],
    [orders.changeNumber, async () => ({ id: (await orderNow()).id, orderNumber: 7, reason: 'x' })],
    [orders.move, async () => ({ id: (await orderNow()).id, move: 'cancel', reason: 'x' })],
    [orders.create, anOrder('X-2', { typeNo: 'T' })],
    [
      orders.import,
      { rows: [{ orderCode: 'X-9', typeNo: 'T', orderNumber: 3 }], leaveOut: false, dryRun: false },
    ],
    [orders.delete, async () => ({ id: (await admin(orders.list, { orderCode: 'X-2' })).rows[0]!.id })],
    [
      units.move,
      async () => ({
        productId: (await line.station('S10').arrive('SN-1')).productId,
        move: 'hold',
        reason: 'x',
      }),
    ],
    [
      rework.report,
      async () => {
        await plant.db.deleteFrom('reworkers').execute()
        await line.station('S10').work('SN-R', { TORQUE: 10 })
        const { productId } = await line.station('S20').work('SN-R', { VOUT: 9 })
        return { productId, reworkResult: 'repaired', repairCode: 'clean', timeSpent: 60 }
      },
    ],
    [
      futureHolds.set,
      async () => {
        const { productId } = await line.station('S10').work('SN-F', { TORQUE: 10 })
        return { productId, stepSeq: 30, reason: 'look at it' }
      },
    ],
    [
      futureHolds.drop,
      async () => {
        const { rows } = await admin(units.list, { productSn: 'SN-F' })
        return { productId: rows[0]!.productId, stepSeq: 30 }
      },
    ],
    [orders.makeSerials, async () => ({ id: line.order.id, number: 3 })],
    ...handoverTries(plant),
    ...sopTries(plant, line),
    ...toolTries(plant),
    ...materialTries(plant),
    ...drawingTries(plant, line.typeNo),
    ...concessionTries(plant, line),
    ...limitsTries(plant, line),
    ...standardTries(line),
    ...signalTries(plant, line),
    [labels.printPart, { bomCode: 'P', copies: 2, paper: 'sheetA4', symbol: 'qrcode' }],
    [labels.printMaterial, { bomCode: 'P', bomLot: 'A', copies: 2, paper: 'sheetA4', symbol: 'qrcode' }],
    [labels.print, { id: line.order.id, from: 1, to: 3, paper: 'sheetA4', symbol: 'qrcode' }],
    [lots.create, { orderCode: line.order.orderCode, number: 2, lotNo: 'LOT-1' }],
    [lots.divide, { orderCode: line.order.orderCode, lotSize: 998 }],
    [lots.prioritise, async () => ({ id: await lotNow(), productionPriority: 4 })],
    [lots.queue, async () => ({ id: await lotNow(), before: null })],
    [lots.unqueue, {}],
    [defectReports.log, { stationNumber: 'S10', defectCode: 'D3', lotNo: 'LOT-1' }],
    ...photoTries(plant),
    [defectReports.undo, async () => ({ failId: (await admin(defectReports.mine, {}))[0]!.failId })],
    [lots.move, async () => ({ id: await lotNow(), move: 'refuse', reason: 'x' })],
    [users.create, aPerson('ann')],
    [users.update, { ...withoutPassword(aPerson('ann')), revision: 0 }],
    [users.lock, { userName: 'ann', locked: true, reason: 'x' }],
    [
      users.makeLink,
      async () => (await admin(users.lock, { userName: 'ann', locked: false }), { userName: 'ann' }),
    ],
    [
      users.import,
      { rows: [{ userName: 'carl', name: 'Carl', roles: ['operator'] }], existing: 'refuse', dryRun: false },
    ],
    ...roleTries(plant),
    [
      walls.createLink,
      {
        name: 'Hall',
        views: ['lineView'],
        lines: ['L1'],
        expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
      },
    ],
    [walls.revokeLink, async () => ({ id: (await admin(walls.links, {}))[0]!.id })],
    [users.delete, { userName: 'ann' }],
    [
      host.saveSettings,
      { hostMode: 'paused', hostUrl: 'http://127.0.0.1:1/', mostTries: 3, timeoutSeconds: 1, revision: 0 },
    ],
    [host.askOrders, {}],
    [lots.resend, async () => ({ id: await lotNow() })],
    [host.test, {}],
    [host.handle, async () => ({ id: await aTelegram(), reason: 'x' })],
    [host.resend, async () => ({ id: await aTelegram() })],
    [host.makeKey, { keyName: 'ERP' }],
    [host.revokeKey, async () => ({ id: (await admin(host.keys, {}))[0]!.id })],
    [webhooks.sendAgain, async () => ({ id: await aDelivery() })],
    [webhooks.delete, { targetCode: 'CHAT', revision: 1 }],
    [preferences.saveView, aView('My area')],
    [
      preferences.deleteView,
      async () => ({ id: (await admin(preferences.views, { list: aView('My area').list }))[0]!.id }),
    ],
    [
      account.save,
      async () => ({
        name: 'Admin',
        email: null,
        introduction: null,
        revision: (await admin(account.me, {})).revision,
      }),
    ],
    [account.saveAvatar, { avatar: null }],
    [files.delete, async () => ({ fileId: await aFile() })],
    [session.end, async () => ({ sessionId: await elsewhere() })],
    [session.endOthers, async () => (await elsewhere(), {})],
    [
      session.login,
      async () => (
        await admin(users.create, aPerson('bob')),
        { userName: 'bob', password: 'a first password' }
      ),
    ],
  ]
  /** Another session of the administrator's. */
  async function elsewhere() {
    const made = await plant.db
      .insertInto('sessions')
      .values({ tokenHash: randomBytes(32), userName: 'admin', endedAt: null })
      .returning('sessionId')
      .executeTakeFirstOrThrow()
    return made.sessionId
  }
  async function aDelivery() {
    const { id } = await plant.db
      .updateTable('noticeDeliveries')
      .set({ teleState: 'dead', nextTry: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  async function aTelegram() {
    await announceToHost(plant.db, 'L1', [{ teleType: 'orderCancelled', orderCode: 'X-1' }])
    const { id } = await plant.db
      .updateTable('hostTelegrams')
      .set({ teleState: 'dead' })
      .where('teleState', '=', 'waiting')
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  async function aFile() {
    const fileId = '00000000-0000-7000-8000-000000000001'
    await plant.db
      .insertInto('userFiles')
      .values({
        fileId,
        fileName: 'a.png',
        fileType: 'png',
        size: 1,
        userName: 'admin',
        note: null,
        sha256: randomBytes(32),
      })
      .execute()
    return fileId
  }
  const lotNow = async () => (await admin(lots.list, { lotNo: 'LOT-1' })).rows[0]!.id
  const orderNow = async () => {
    const { id, revision } = (await admin(orders.list, { orderCode: 'X-1' })).rows[0]!
    return { id, revision }
  }
  function withoutPassword({ password: _, ...draft }: ReturnType<typeof aPerson>) {
    return draft
  }
  return { done }
}
