import { expect, test } from '@playwright/test'
import { expectFits } from '../setup/expect-accessible.ts'

const cases = [
  { name: 'a phone', width: 390, colorScheme: 'light', background: 'rgba(0, 0, 0, 0)' },
  { name: 'a laptop in the dark', width: 1280, colorScheme: 'dark', background: 'rgb(28, 32, 34)' },
] as const

for (const { name, width, colorScheme, background } of cases) {
  test.describe(`On ${name}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme })

    test('A visitor reads the API’s description, which requests nothing from other sites or against the page’s policy', async ({ page, baseURL }) => {
      const errors: string[] = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('request', (request) => {
        if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(`${baseURL}/`)) errors.push(request.url())
      })
      await page.goto('/api/docs')
      const call = page.locator('#operations-Profiles-postChildren')
      await expect(call).toContainText('Add a child')
      await call.getByRole('button', { name: /Add a child/ }).click()
      await expect(call).toContainText('member (signed in, and parent or educator is chosen)')
      await expect(call.getByText('"date_of_birth"').first()).toBeVisible()
      await expect(call).toContainText('user_type_required')
      await expectFits(page)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(background)
      expect(errors).toEqual([])
    })
  })
}

test('A visitor sends a request to the app from the API’s description', async ({ page }) => {
  await page.goto('/api/docs')
  const call = page.locator('#operations-Operations-getReadyz')
  await call.getByRole('button', { name: /whether the app is ready/ }).click()
  await call.getByRole('button', { name: 'Try it out' }).click()
  await call.getByRole('button', { name: 'Execute' }).click()
  await expect(call.locator('.live-responses-table')).toContainText('"status": "ok"')
})
