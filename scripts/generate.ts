// `npm run generate`: generates files that tests need and the repository does not contain. `npm run build` and `npm test` run it
// too.
import { generate } from './build.ts'

await generate()
