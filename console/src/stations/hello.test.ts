import { expect, test } from 'vitest'
import { helloExample } from './hello.ts'

const example = (lineNumber: string) =>
  helloExample({ server: 'http://plant.example:8080', lineNumber, key: 'takt_abc' })

test('the example says hello to this server, on this line, with this key', () => {
  expect(example('L1')).toContain("curl -s 'http://plant.example:8080/api/station/hello/L1'")
  expect(example('L1')).toContain("'Authorization: Bearer takt_abc'")
})

test('a line number stays inside its quotes, whatever it contains', () => {
  expect(example("L1'; rm -rf $HOME")).toContain("/hello/L1%27%3B%20rm%20-rf%20%24HOME'")
})
