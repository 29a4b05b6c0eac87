import { expect, test } from '@playwright/test'
import { text } from '../setup/texts.ts'

test.describe('Privacy', () => {
  const language = 'es'
  test.use({ locale: language })

  test('names the service that receives sign-in tokens', async ({ page, baseURL }) => {
    // The stand-ins listen on the next port.
    const host = `localhost:${Number(new URL(String(baseURL)).port) + 1}`
    await page.goto('/privacy')
    await expect(page.getByText(text(language, 'privacy.sent.sync').replace('{host}', host))).toBeVisible()
  })
})
