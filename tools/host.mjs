import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runChild, say } from './child.mjs'

const oldestPostgres = 15

/** The directory of a PostgreSQL server's programs: from PATH or where Debian keeps them, else from the system's packages. */
export async function findPostgres() {
  const found = lookForPostgres()
  if (found) return found
  keepDebianFromStarting()
  await installPackages(['postgresql'])
  return (
    lookForPostgres() ??
    lack(
      `It needs the programs of a PostgreSQL ${oldestPostgres} or newer (Debian: apt-get install postgresql), or TEST_DATABASE_URL.`,
    )
  )
}

function lookForPostgres() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => path.join(debian, version, 'bin'))
    : []
  return [...versions, ...pathDirectories()].find(
    (directory) => versionOf(path.join(directory, 'postgres')) >= oldestPostgres,
  )
}

function versionOf(postgres) {
  if (!existsSync(postgres) || !existsSync(path.join(path.dirname(postgres), 'initdb'))) return 0
  return Number(
    /PostgreSQL\) (\d+)/.exec(spawnSync(postgres, ['--version'], { encoding: 'utf8' }).stdout)?.[1] ?? 0,
  )
}

// Only the programs are wanted. Without this file Debian would set up a server of its own and run it from now on.
function keepDebianFromStarting() {
  const file = '/etc/postgresql-common/createcluster.conf'
  if (!mayInstall() || existsSync(file)) return
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, 'create_main_cluster = false\n')
}

// The first is made to be driven by a program: an eighth less of the processor than the one with windows.
const browsers = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const macBrowsers = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser the pages are tried in: the one named by CHROMIUM, one on PATH, else from the system's packages. */
export async function findChromium() {
  const named = process.env.CHROMIUM
  if (named && !existsSync(named)) lack(`CHROMIUM names ${named}, which is not there.`)
  const found = named || lookForChromium()
  if (found) return found
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await installPackages([name, 'fonts-noto-cjk'])
    const installed = lookForChromium()
    if (installed) return installed
  }
  return lack(
    'It needs Chromium (Debian: apt-get install chromium fonts-noto-cjk), or CHROMIUM with the path of one.',
  )
}

function lookForChromium() {
  const onPath = browsers.flatMap((name) => pathDirectories().map((directory) => path.join(directory, name)))
  return [...onPath, ...macBrowsers].find((file) => existsSync(file))
}

async function installPackages(names) {
  if (!mayInstall()) return
  say(`installing ${names.join(', ')} from the system's packages …`)
  const env = {
    DEBIAN_FRONTEND: 'noninteractive',
    UCF_FORCE_CONFFOLD: '1',
    PATH: `${process.env.PATH}:/usr/sbin:/sbin`,
  }
  const options = { cwd: '/', env, output: 'ignore', tied: false } // the system's packages are better not left half installed
  await runChild('apt-get', ['-qq', 'update'], options)
  await runChild(
    'apt-get',
    ['-qq', '-y', '--no-install-recommends', '-o', 'Dpkg::Options::=--force-confold', 'install', ...names],
    options,
  )
}

const mayInstall = () =>
  process.getuid?.() === 0 &&
  pathDirectories().some((directory) => existsSync(path.join(directory, 'apt-get')))

const pathDirectories = () => (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)

function lack(message) {
  throw Object.assign(new Error(message), { isLacking: true })
}
