// The way in: everything `npm start` and its like need, on a machine that has only git and some Node with npm. It runs on that
// Node, so it is plain JavaScript without a dependency; what it hands over to runs on Node 26.
import path from 'node:path'
import { buildConsole } from './build.mjs'
import { runChecks, runTests } from './checks.mjs'
import { runAll, runChild, say } from './child.mjs'
import { installModules, installNode, root } from './install.mjs'

const program = (file) => (node, args) => runChild(node, [path.join(root, file), ...args])

const commands = {
  start: { needsConsole: true, run: program('server/src/main.ts') },
  import: { run: program('server/src/import.ts') },
  simulate: { run: program('simulator/src/main.ts') },
  unbar: { run: program('server/src/unbar.ts') },
  recount: { run: program('server/src/recount.ts') },
  verify: { run: program('server/src/verify.ts') },
  backup: { run: program('server/src/backup.ts') },
  restore: { run: program('server/src/restore.ts') },
  distribute: { run: program('server/src/distribute.ts') },
  bench: { needsConsole: true, run: program('bench/src/main.ts') },
  soak: { run: program('bench/src/soak/main.ts') },
  pictures: { needsConsole: true, run: program('e2e/src/pictures/main.ts') },
  dev: { run: develop },
  format: { run: program('node_modules/oxfmt/bin/oxfmt') },
  check: { run: runChecks },
  test: { needsConsole: true, run: runTests },
}

async function main([name, ...args]) {
  const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined
  if (!command)
    throw new Error(
      `Which of these: ${Object.keys(commands)
        .map((each) => `npm run ${each}`)
        .join(', ')}?`,
    )
  const node = await installNode()
  await installModules(node)
  if (command.needsConsole) await buildConsole(node)
  return command.run(node, args)
}

/** Server and console, both following the sources; the demonstration plant plays, so every board is alive. */
function develop(node, args) {
  const server = `http://localhost:${process.env.PORT || 8080}`
  return runAll([
    {
      program: node,
      args: ['--watch', path.join(root, 'server/src/main.ts'), ...args],
      env: { DEMO: process.env.DEMO || '1' },
    },
    {
      program: node,
      args: [path.join(root, 'node_modules/vite/bin/vite.js')],
      cwd: path.join(root, 'console'),
      env: { TAKT_SERVER: server },
    },
  ])
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  say(error.message)
  process.exitCode = 1
}
