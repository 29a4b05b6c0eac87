import fs from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** A closed network makes Chromium's own calls home fail by the dozen; a container has no sandbox. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The browser at CHROMIUM_PATH, else the one from an npm package where it runs (Linux on x64), else the system's.
 * The package's has no window to draw, so all browser tests take two thirds of the time, and it needs nothing of the system.
 */
export async function chromiumLaunch(): Promise<LaunchOptions> {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) return { executablePath: CHROMIUM_PATH, args }
  if (process.platform === 'linux' && process.arch === 'x64') {
    process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x' // makes the package unpack the libraries it brings
    const { default: chromium } = await import('@sparticuz/chromium')
    return { executablePath: await chromium.executablePath(), args }
  }
  return { executablePath: installed.find((file) => fs.existsSync(file)), args }
}
