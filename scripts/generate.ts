// `npm run generate`: what is not in the repository but the tests need. `npm run build` and `npm test` do it themselves.
import { generate } from './build.ts'

await generate()
