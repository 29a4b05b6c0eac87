import base from './stryker.config.mjs'

/**
 * The matcher of the safety words prepares its lists once, on first use: only one test would count as reaching that code.
 * @type {ConstructorParameters<typeof import('@stryker-mutator/core').Stryker>[0]}
 */
export default {
  ...base,
  mutate: ['lib/domain/safety/{hebrew-prefixes,match,normalise,sentences}.ts'],
  vitest: { configFile: 'tests/mutation/safety-words.vitest.config.ts' },
  testFiles: ['tests/unit/safety/{hebrew-prefixes,match,normalise,sentences}.test.ts'],
  coverageAnalysis: 'all',
  ignoreStatic: false,
  incrementalFile: 'node_modules/.cache/stryker/safety-words.json',
  // Most other mutants are noticed only by the corpora of cards, which take too long for each mutant.
  thresholds: { high: 95, low: 85, break: 70 },
}
