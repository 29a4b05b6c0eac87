import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** `npx vitest run --config tests/upgrade/vitest.config.ts` keeps a filled database of this version: once for each version that is released. */
export default defineConfig({
  root: path.join(import.meta.dirname, '../..'),
  resolve: { conditions: ['react-server'] },
  ssr: { resolve: { conditions: ['react-server'] } },
  test: {
    include: ['tests/upgrade/make-fixture.ts'],
    globalSetup: 'tests/setup/postgres.ts',
    setupFiles: 'tests/setup/database.ts',
    testTimeout: 120_000,
  },
})
