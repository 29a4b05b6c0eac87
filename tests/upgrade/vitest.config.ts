import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** `npx vitest run --config tests/upgrade/vitest.config.ts` stores a filled database of this version. Run it once per release. */
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
