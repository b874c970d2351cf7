import { defineConfig } from '@playwright/test'

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

const looks = [
  'pages.e2e.ts',
  'access.e2e.ts',
  'chart-drawn.e2e.ts',
  'heads.e2e.ts',
  'holds.e2e.ts',
  'paper.e2e.ts',
  'row-actions.e2e.ts',
  'scan-fields.e2e.ts',
  'shell-memory.e2e.ts',
  'walls.e2e.ts',
]

/** The running product in a real browser: one server, one demonstration plant played beforehand, every test on it. */
export default defineConfig({
  testDir: 'src',
  testMatch: '*.e2e.ts',
  globalSetup: './src/open-plant.ts',
  // Those who only look on run at the same time as those who change things; the latter one after the other. Each waits for pages nearly half of its time.
  workers: 4,
  projects: [
    { name: 'looks', testMatch: looks, workers: 3, fullyParallel: true },
    { name: 'deeds', testIgnore: looks, workers: 1 },
  ],
  // What passed only then is named, and more than two are a failure: tools/reports.mjs.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 20_000,
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: quiet },
    viewport: { width: 1440, height: 900 },
    locale: 'en',
  },
})
