// Writes public/maplibre/worker.mjs: the map's worker, which a bundler would look for in the wrong place.
import fs from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const source = path.join(root, 'node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs')
export const mapWorker = path.join(root, 'public/maplibre/worker.mjs')

/** Copies the worker from the package without its link to the missing source map. */
export function writeMapWorker(): void {
  fs.mkdirSync(path.dirname(mapWorker), { recursive: true })
  fs.writeFileSync(mapWorker, fs.readFileSync(source, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'))
}
