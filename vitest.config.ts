import os from 'node:os'
import { defineConfig } from 'vitest/config'

const react = { resolve: { conditions: ['react-server'] }, ssr: { resolve: { conditions: ['react-server'] } } }

export default defineConfig({
  test: {
    // One more than there are cores: a test waits for its database a fifth of the time.
    maxWorkers: os.availableParallelism() + 1,
    projects: [
      // Functions that keep nothing: a world of its own for each file would take a third of the time.
      { ...react, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], isolate: false, testTimeout: 20_000 } },
      {
        ...react,
        test: {
          name: 'api',
          // tests/attacks: what somebody with bad intentions tries, each with accounts of their own.
          include: ['tests/api/**/*.test.ts', 'tests/attacks/**/*.test.ts'],
          globalSetup: 'tests/setup/postgres.ts',
          setupFiles: 'tests/setup/database.ts',
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        // After the others: each starts whole apps.
        test: {
          name: 'startup',
          include: ['tests/startup/**/*.test.ts'],
          globalSetup: 'tests/startup/build.ts',
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
