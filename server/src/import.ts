import { parseArgs } from 'node:util'
import { bring, summaryOf } from './exchange/adapters/openhtf/bring.ts'
import { CannotGoOn } from './exchange/adapters/openhtf/client.ts'
import { enter } from './exchange/adapters/openhtf/enter.ts'

const usage = `npm run import -- openhtf FILE…
  --url       the running server                      http://localhost:8080
  --line      the line the tests belong to            OPENHTF
  --station   the station that tested                 EOL
  --key       its key (or TAKT_STATION_KEY)
  --user      instead of a key: somebody who may make the line, the station and a key for this import,
  --password  and the password (or TAKT_PASSWORD)`

/** Records of other programs, brought through the API of a running server: there is one door. */
async function main(args: string[]) {
  const {
    values,
    positionals: [kind, ...files],
  } = readArguments(args)
  if (kind !== 'openhtf' || files.length === 0) throw new CannotGoOn(usage)
  // npm changes to its own directory; the files were named from where the person is.
  process.chdir(process.env.INIT_CWD ?? '.')
  const { url, line, station, user } = values
  const place = { url, line, station }
  const given = values.key ?? process.env.TAKT_STATION_KEY
  const password = values.password ?? process.env.TAKT_PASSWORD
  if (!given && !(user && password))
    throw new CannotGoOn(
      `Who brings the records? Give the station's --key, or --user and --password.\n\n${usage}`,
    )
  const { key, leave } = given ? { key: given, leave: async () => {} } : await enter(place, user!, password!)
  try {
    const brought = await bring(place, key, files, console.log)
    console.log(summaryOf(brought))
    if (brought.refused) process.exitCode = 1
  } finally {
    await leave()
  }
}

function readArguments(args: string[]) {
  const text = (fallback: string) => ({ type: 'string', default: fallback }) as const
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        url: text('http://localhost:8080'),
        line: text('OPENHTF'),
        station: text('EOL'),
        key: { type: 'string' },
        user: { type: 'string' },
        password: { type: 'string' },
      },
    })
  } catch (error) {
    throw new CannotGoOn(`${(error as Error).message}\n\n${usage}`) // parseArgs throws nothing else
  }
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof CannotGoOn ? error.message : error)
  process.exitCode = 1
}
