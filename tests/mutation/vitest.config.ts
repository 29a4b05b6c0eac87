import { defineConfig } from 'vitest/config'

/** The unit tests that Stryker runs for each mutant: all except those that check files instead of behavior. */
export default defineConfig({
  resolve: { conditions: ['react-server'] },
  ssr: { resolve: { conditions: ['react-server'] } },
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    exclude: ['tests/unit/house/**', 'tests/unit/catalogue/library/**', 'tests/unit/safety/{card-findings,model-corpus,reader-corpus}.test.ts'],
    isolate: false,
    testTimeout: 20_000,
  },
})
