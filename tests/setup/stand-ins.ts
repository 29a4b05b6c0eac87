// Other people's services, for the browser tests: runs until it is told to stop.
import { openIdServer } from './openid.ts'

await openIdServer(Number(process.env.GOOGLE_PORT))
