import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { users } from '@takt/contract/users.ts'
import { call, chooseOwnPassword, passwords } from './call.ts'
import { freePort, inRepository, startServer } from './start-server.ts'

/** So much of a plant's past is played before the first test: a shift. */
const shiftInDays = 8 / 24
const roles = {
  editor: 'editor',
  operator: 'operator',
  onlooker: 'admin',
  onlookingEditor: 'editor',
  onlookingOperator: 'operator',
} as const
/** Made by an administrator, so it opens nothing until its owner has changed it. */
const firstPassword = 'made by somebody else'

/** Starts the product on an empty directory, makes the people, and lets the simulator play a shift in fast time. What it sent is kept for the sums. */
export default async function openPlant() {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const { dataDir, close } = await startServer(port)
  process.env.TAKT_URL = url
  process.env.TAKT_SENT = path.join(dataDir, 'sent.jsonl')
  try {
    for (const [person, role] of Object.entries(roles) as [keyof typeof roles, string][]) {
      // the table's own keys
      await call(users.create, {
        userName: person,
        name: person,
        roles: [role],
        lines: [],
        cardId: null,
        editRight: false,
        introduction: null,
        password: firstPassword,
      })
      await chooseOwnPassword(person, firstPassword)
    }
    writeFileSync(process.env.TAKT_SENT, await simulate(url, path.join(dataDir, 'keys.json')))
  } catch (error) {
    await close()
    throw error
  }
  return close
}

function simulate(url: string, keys: string) {
  const words = [
    '--url',
    url,
    '--user',
    'admin',
    '--keys',
    keys,
    '--days',
    String(shiftInDays),
    '--minutes',
    '0',
    '--seed',
    '7',
    '--quiet',
  ]
  const child = spawn(process.execPath, [inRepository('simulator/src/main.ts'), ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TAKT_PASSWORD: passwords.admin },
  })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  return new Promise<string>((resolve, reject) =>
    child.once('exit', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`The simulator ended with ${code}: ${output}`)),
    ),
  )
}
