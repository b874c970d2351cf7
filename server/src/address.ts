import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { StartError } from './platform/db/start-error.ts'
import type { Settings } from './settings.ts'

/** Checked before a database is made and a password shown. Another program can still take it meanwhile, which is reported then. */
export async function mustBeFree(settings: Settings) {
  const { host, port } = settings
  const server = createServer().listen({ host, port })
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => cannotListen(settings, error))
  server.close()
  await once(server, 'close')
}

export function cannotListen({ host, port }: Settings, error: NodeJS.ErrnoException): never {
  if (error.code === 'EADDRINUSE')
    throw new StartError(
      `PORT ${port} is in use by another program. End that one, or choose another with PORT.`,
      { cause: error },
    )
  if (error.code === 'EACCES')
    throw new StartError(`PORT ${port} may not be opened by this user. Choose another with PORT.`, {
      cause: error,
    })
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
    throw new StartError(`HOST ${host} is no address of this machine.`, { cause: error })
  throw error
}

/** What a person on this machine types; the server may listen to more. */
export const local = (address: string) => Object.assign(new URL(address), { hostname: 'localhost' }).origin

/** Beyond this machine, and without a proxy that could have encrypted it. */
export const isOpenInClear = ({ host, tls, trustProxy }: Settings) =>
  !tls && !trustProxy && !/^(127\.|::1$|localhost$)/.test(host)

/** The certificate is for the name people use, not for localhost: the demonstration's simulator, a process of ours, comes in by a port of its own. */
export async function openPlainLoopback(app: FastifyInstance, undo: (() => unknown)[]) {
  const server = createServer((request, response) => app.routing(request, response)).listen(0, '127.0.0.1')
  undo.push(() => server.close().closeAllConnections())
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens to a port
}
