/**
 * `npm run test:mutation` changes the rules of the app and expects a failing test for each change: docs/mutation.md.
 * @type {ConstructorParameters<typeof import('@stryker-mutator/core').Stryker>[0]}
 */
export default {
  mutate: [
    'lib/domain/**/*.ts',
    'lib/server/platform/**/*.ts',
    // Word lists and other tables without behavior.
    '!lib/domain/**/words/**',
    '!lib/domain/profiles/interest-words/**',
    '!lib/domain/catalogue/search/sense-words/**',
    '!lib/domain/platform/vocabulary.ts',
    // Has its own run: safety-words.config.mjs.
    '!lib/domain/safety/{hebrew-prefixes,match,normalise,sentences}.ts',
    // Texts: schedules of days, instructions for a model, descriptions of the API.
    '!lib/domain/activities/days/words.ts',
    '!lib/domain/activities/reader-prompt.ts',
    '!lib/server/platform/openapi/components/**',
    '!lib/server/platform/openapi/{by-hand,described-api,docs-page,document,generated,introduction}.ts',
    // Code that needs a database: API tests check it, and Stryker runs only unit tests.
    '!lib/server/platform/{db,i18n,rate-limiter,readiness,row-limits,sql,transaction}.ts',
    '!lib/server/platform/http/{response-pictures,caller,idempotency}.ts',
    '!lib/server/platform/pictures/pictures.ts',
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  // Code that runs on import, mostly tables: each of its mutants would need every test in a new worker.
  ignoreStatic: true,
  concurrency: 2,
  incremental: true,
  incrementalFile: 'node_modules/.cache/stryker/incremental.json',
  // Hidden from tsc, which would check the copies of our files in it.
  tempDirName: 'test-results/.stryker',
  // Stryker would read tsconfig.json with functions that TypeScript 7 no longer has.
  tsconfigFile: 'none',
  ignorePatterns: ['/.data', '/.next', '/playwright-report', '/test-results', '/tests/e2e'],
  reporters: ['clear-text', 'html', 'json'],
  htmlReporter: { fileName: 'test-results/mutation/index.html' },
  jsonReporter: { fileName: 'test-results/mutation/mutants.json' },
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
}
