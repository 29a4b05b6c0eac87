import { defineConfig, devices } from '@playwright/test'
import { chromiumLaunch } from './tests/e2e/setup/chromium.ts'

const port = Number(process.env.TEST_PORT ?? 3100)

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: { baseURL: `http://localhost:${port}`, trace: 'retain-on-failure', launchOptions: await chromiumLaunch() },
  projects: [
    { name: 'phone', use: { ...devices['Pixel 7'] }, testIgnore: /laptop/ },
    { name: 'laptop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } }, testMatch: /laptop/ },
  ],
  webServer: {
    command: 'npm start',
    url: `http://localhost:${port}/api/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: String(port),
      NEXTAUTH_URL: `http://localhost:${port}`,
      DATA_DIR: '.data/test-browser',
      DATABASE_URL: '',
      SIGN_UP_LIMIT: '0',
      SUPPORT_EMAIL: 'help@example.com',
    },
  },
})
