import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { orders } from '@takt/contract/orders.ts'
import { units } from '@takt/contract/units.ts'
import { startLine } from '../../testing/line.ts'
import { callerOver, startProcess } from '../../testing/server-process.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'takt-act-'))
chmodSync(dataDir, 0o711)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test(
  'kill -9 after the commit of an act: sent again by its id, it is done once',
  { timeout: 120_000 },
  async () => {
    const own = mkdtempSync(path.join(dataDir, 'try-'))
    chmodSync(own, 0o711)
    let server = await startProcess(own)
    const line = await startLine(callerOver(server.url), 'L1')
    await line.station('S10').work('U-1', { TORQUE: 10 })
    const on = () => callerOver(server.url).as('admin', 'L1')
    const { productId } = (await on()(units.passport, { unit: 'U-1' })).unit
    const scrap = { productId, move: 'scrap', reason: 'fell', messageId: 'act-1' } as const
    // It is answered, and the answer is lost with the server.
    await on()(units.move, scrap)
    await server.kill()
    server = await startProcess(own)
    expect(await on()(units.move, scrap)).toMatchObject({ productId, processStatus: 'scrapped' })
    const history = await on()(audit.of, { lineNumber: 'L1', entity: 'unit', entityKey: productId })
    expect(history.map(({ action }) => action)).toEqual(['scrap'])
    const [order] = (await on()(orders.list, { orderCode: line.order.orderCode })).rows
    expect(order!.ngNumber).toBe(1)
    await server.stop()
  },
)
