import { mergeConfig } from 'vitest/config'
import base from './vitest.config.ts'

/** The matcher prepares its lists once, so each mutant needs a process that has not prepared them yet. */
export default mergeConfig(base, { test: { isolate: true } })
