import { availableParallelism } from 'node:os'
import path from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'

const alias = [
  // Not by a mock: what one test leaves to be loaded may come before the next has made its own.
  { find: /^.*\/Canvas\.tsx$/, replacement: path.resolve('console/src/testing/canvas.tsx') },
  { find: '~', replacement: path.resolve('console/src') },
]
const console = {
  include: ['console/**/*.test.{ts,tsx}'],
  environment: 'jsdom',
  setupFiles: ['console/src/testing/each.ts'],
}
const recorded = 'tools/divided/divided.test.ts'
const alone = 'console/**/*.alone.test.{ts,tsx}'

export default defineConfig({
  test: {
    // A test that computes takes seconds on a machine that does other things too: each project waits 30 s.
    // Half of the time a test waits for a database: of two cores, a third worker made the API's 334 s 257.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // What passed only then is named, and more than two are a failure: tools/reports.mjs.
    retry: 1,
    projects: [
      {
        test: {
          name: 'house',
          isolate: false,
          include: ['tools/**/*.test.ts'],
          exclude: [...configDefaults.exclude, recorded],
          testTimeout: 30_000,
        },
      },
      // The statements of the `server` tests, judged afterwards.
      { test: { name: 'divided', include: [recorded] } },
      {
        test: {
          name: 'unit',
          isolate: false,
          include: ['{contract,statistics,simulator,bench}/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      // Loading the program anew for every file takes longer than its tests: they share it, but for those that need it as it begins, or with a part exchanged.
      {
        resolve: { alias },
        test: { ...console, name: 'console', exclude: [...configDefaults.exclude, alone], isolate: false },
      },
      { resolve: { alias }, test: { ...console, name: 'alone', include: [alone] } },
      {
        test: {
          name: 'server',
          // Node loads the program by itself, as in a plant: the API's tests take a tenth less.
          experimental: { viteModuleRunner: false },
          include: ['server/**/*.test.ts'],
          isolate: false,
          setupFiles: ['server/src/testing/each.ts', 'server/src/testing/record-statements.ts'],
          globalSetup: ['server/src/testing/prepare.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
          // What is waited for comes within milliseconds, but not beside tests that kill servers on a slow machine.
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
})
