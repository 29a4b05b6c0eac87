import os from 'node:os'
import { defineConfig } from 'vitest/config'

const react = { resolve: { conditions: ['react-server'] }, ssr: { resolve: { conditions: ['react-server'] } } }

/** Ends a test that hangs. A test takes a fraction of it, also on a busy machine. */
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000 }
/** Files that set environment variables, replace modules, start services or test caches: each has its own process. */
const isolated = 'tests/{api,attacks}/**/*.isolated.test.ts'
// tests/attacks holds the attempts of attackers, each with its own accounts.
const api = {
  include: ['tests/{api,attacks}/**/*.test.ts'],
  globalSetup: 'tests/setup/postgres.ts',
  setupFiles: 'tests/setup/database.ts',
  ...timeouts,
}

export default defineConfig({
  test: {
    // One more than the number of cores: a test waits for its database a fifth of the time.
    maxWorkers: os.availableParallelism() + 1,
    projects: [
      // These tests keep no state, and isolating each file would take a third of the time.
      { ...react, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], isolate: false, ...timeouts } },
      // Files without side effects on their process share one, because starting the app in it takes as long as many tests.
      { ...react, test: { ...api, name: 'api', exclude: [isolated], isolate: false } },
      { ...react, test: { ...api, name: 'api-isolated', include: [isolated] } },
      {
        // Run last, because each test starts whole apps.
        test: {
          name: 'startup',
          include: ['tests/startup/**/*.test.ts'],
          globalSetup: 'tests/startup/build.ts',
          sequence: { groupOrder: 1 },
          ...timeouts,
        },
      },
    ],
  },
})
