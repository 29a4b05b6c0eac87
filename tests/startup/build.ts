import { build } from '../../scripts/build.ts'

/** One build before all tests, so that none of them has to wait for it. */
export default build
