import { defineConfig, devices } from '@playwright/test'
import { chromiumLaunch } from './tests/e2e/setup/chromium.ts'
import { CLIENT_ID, CLIENT_SECRET } from './tests/setup/services/openid.ts'

const port = Number(process.env.TEST_PORT ?? 3100)
/** A second app, configured with external services, which stand-ins replace. */
const connectedPort = port + 1
const googlePort = port + 2
const google = `http://localhost:${googlePort}`
const modelPort = port + 3

/** A phone with a seventh of its pixels, because the processor draws all of them. */
const phone = { ...devices['Pixel 7'], deviceScaleFactor: 1 }

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 4,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  // A trace of every test takes as long as the test: `npm run test:e2e -- FILE --trace retain-on-failure` stores them for failed tests.
  use: {
    baseURL: `http://localhost:${port}`,
    screenshot: 'only-on-failure',
    launchOptions: await chromiumLaunch(),
    // Requests of a service worker bypass page.route; only the worker's own tests allow it.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'phone', use: phone, testIgnore: /laptop|connected/ },
    { name: 'laptop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } }, testMatch: /laptop/ },
    { name: 'connected', use: { ...phone, baseURL: `http://localhost:${connectedPort}` }, testMatch: /connected/ },
  ],
  webServer: [
    {
      command: 'node tests/setup/services/stand-ins.ts',
      url: `${google}/.well-known/openid-configuration`,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
      env: { GOOGLE_PORT: String(googlePort), MODEL_PORT: String(modelPort) },
    },
    app(port, '.data/test-browser', {
      GOOGLE_CLIENT_ID: '',
      GOOGLE_CLIENT_SECRET: '',
      OPENAI_API_KEY: '',
      OPENAI_BASE_URL: '',
      NEXT_PUBLIC_PREVIEW: '',
      NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: '',
      NEXT_PUBLIC_MAP_STYLE_URL: '',
      NEXT_PUBLIC_MAP_STYLE_URL_DARK: '',
    }),
    app(connectedPort, '.data/test-browser-2', {
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_CLIENT_SECRET: CLIENT_SECRET,
      GOOGLE_ISSUER: google,
      OPENAI_BASE_URL: `http://127.0.0.1:${modelPort}/v1`,
      NEXT_PUBLIC_PREVIEW: '1',
      NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: 'a key of the tests',
      NEXT_PUBLIC_MAP_STYLE_URL: '',
      NEXT_PUBLIC_MAP_STYLE_URL_DARK: '',
      AUTH_SYNC_URL: `${google}/token-sync`,
    }),
  ],
})

/** The app as hosts start it, with its own database. */
function app(ownPort: number, dataDir: string, variables: Record<string, string>) {
  return {
    command: 'npm start',
    url: `http://localhost:${ownPort}/api/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
    env: {
      PORT: String(ownPort),
      NEXTAUTH_URL: `http://localhost:${ownPort}`,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SIGN_UP_LIMIT: '0',
      SUPPORT_EMAIL: 'help@example.com',
      ...variables,
    },
  }
}
