// Other people's services, for the browser tests: runs until it is told to stop.
import { startModelServer } from './model.ts'
import { startOpenIdServer } from './openid.ts'

/** Quick for a model, and slow enough to see its cards come one by one. */
const TOKENS_PER_SECOND = 200

// The first one last: where it answers, both do.
await startModelServer({ port: Number(process.env.MODEL_PORT), behaviour: { tokensPerSecond: TOKENS_PER_SECOND } })
await startOpenIdServer(Number(process.env.GOOGLE_PORT))
