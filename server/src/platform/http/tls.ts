import { readFileSync, statSync } from 'node:fs'
import type { Server } from 'node:https'
import { createSecureContext } from 'node:tls'
import type { FastifyInstance } from 'fastify'
import { StartError } from '../db/start-error.ts'

/** The certificate (with its chain) and its private key, as PEM files. */
export type TlsFiles = { cert: string; key: string }

/** Both files, proven to belong together. */
export function readTls({ cert, key }: TlsFiles) {
  const pair = { cert: readOrRefuse('TLS_CERT', cert), key: readOrRefuse('TLS_KEY', key) }
  try {
    createSecureContext(pair)
  } catch (error) {
    throw new StartError(
      `TLS_CERT ${cert} and TLS_KEY ${key} are no certificate with its private key: ${(error as Error).message}`,
      { cause: error },
    ) // node:tls throws errors
  }
  return pair
}

function readOrRefuse(variable: string, file: string) {
  try {
    return readFileSync(file)
  } catch (error) {
    throw new StartError(`${variable} cannot be read: ${(error as Error).message}`, { cause: error }) // node:fs throws errors
  }
}

const everyMinute = 60_000

/** A certificate that was renewed is used for the next connection, without a restart. One that cannot be used is logged, and the old one stays. */
export function followCertificate(app: FastifyInstance, files: TlsFiles, every = everyMinute) {
  const stamp = () =>
    [files.cert, files.key].map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0).join(' ')
  let seen = stamp()
  const timer = setInterval(() => {
    const now = stamp()
    if (now === seen) return
    seen = now
    try {
      const server = app.server as unknown as Server // with `tls` the app was built on https
      server.setSecureContext(readTls(files))
      app.log.info('The TLS certificate was changed: the new one is in use.')
    } catch (err) {
      app.log.error(
        { err },
        'The TLS certificate was changed and cannot be used. The previous one stays in use.',
      )
    }
  }, every).unref()
  return () => clearInterval(timer)
}

/** Whoever came by https once is to come by https for a year. */
export function strictTransport(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply) => {
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000')
  })
}
