// Runs stand-ins for Google and the model during browser tests, until it is stopped.
import { startModelServer } from './model.ts'
import { startOpenIdServer } from './openid.ts'

/** Fast for a model, but slow enough to see cards arrive one by one. */
const TOKENS_PER_SECOND = 200

// Playwright waits for Google's port only, so the model must start first.
await startModelServer({ port: Number(process.env.MODEL_PORT), behaviour: { tokensPerSecond: TOKENS_PER_SECOND } })
await startOpenIdServer(Number(process.env.GOOGLE_PORT))
