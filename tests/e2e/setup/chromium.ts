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

/** The browser of the system (or CHROMIUM_PATH), else the one from an npm package, which needs nothing of the system. */
export async function chromiumLaunch(): Promise<LaunchOptions> {
  const found = [process.env.CHROMIUM_PATH, ...installed].find((file) => file && fs.existsSync(file))
  if (found) return { executablePath: found, args }
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x' // makes the package unpack the libraries it brings
  const { default: chromium } = await import('@sparticuz/chromium')
  return { executablePath: await chromium.executablePath(), args }
}
