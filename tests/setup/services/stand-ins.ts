// Other people's services, for the browser tests: runs until it is told to stop.
import { modelServer } from './model.ts'
import { openIdServer } from './openid.ts'

/** Quick for a model, and slow enough to see its cards come one by one. */
const TOKENS_PER_SECOND = 200

// The first one last: where it answers, both do.
await modelServer({ port: Number(process.env.MODEL_PORT), behaviour: { tokensPerSecond: TOKENS_PER_SECOND } })
await openIdServer(Number(process.env.GOOGLE_PORT))
