import path from 'node:path'
import { defineConfig } from 'vitest/config'

const alias = { '~': path.resolve('console/src') }

export default defineConfig({
  test: {
    // Half of the time a test waits for a database: every core has one.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'house', include: ['tools/**/*.test.ts'] } },
      { test: { name: 'unit', include: ['{contract,statistics,simulator,bench}/**/*.test.ts'] } },
      { resolve: { alias }, test: { name: 'console', include: ['console/**/*.test.{ts,tsx}'], environment: 'jsdom' } },
      {
        test: {
          name: 'server', include: ['server/**/*.test.ts'], globalSetup: ['server/src/testing/prepare.ts'],
          testTimeout: 30_000, hookTimeout: 60_000,
        },
      },
    ],
  },
})
