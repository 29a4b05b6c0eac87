import { type Browser, expect, type Page, test } from '@playwright/test'
import { generated, noa, signedIn } from '../setup/people.ts'
import { admin, newSpot } from '../setup/places.ts'

/** At every moment the day of one of them is not UTC's: they are 14 hours ahead of it, and 11 behind. */
const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago']

/** The day of an instant there, YYYY-MM-DD. */
const dayIn = (timeZone: string, at = new Date()) => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)

/** As the app writes it; with its year where that is not the one of `today`. */
function written(day: string, today: string): string {
  const style = {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    ...(day.slice(0, 4) !== today.slice(0, 4) && ({ year: 'numeric' } as const)),
  } as const
  return new Intl.DateTimeFormat('en', style).format(new Date(day))
}

/** Somebody's page there. What is wrong with it ends up in the list. */
async function pageIn(browser: Browser, timezoneId: string): Promise<{ page: Page; faults: string[] }> {
  const page = await (await browser.newContext({ timezoneId, locale: 'en' })).newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  return { page, faults }
}

for (const zone of zones) {
  test.describe(`In ${zone}`, () => {
    test('what was made is of the day it was there', async ({ browser }) => {
      const { page, faults } = await pageIn(browser, zone)
      const { authorization } = await signedIn(page, { children: [noa] })
      const { id } = await generated(page, authorization)
      const { created_at } = await (await page.request.get(`/api/activity/${id}`, { headers: { authorization } })).json()
      await page.goto('/history')
      await expect(page.locator('main').getByText(written(dayIn(zone, new Date(created_at)), dayIn(zone)), { exact: true })).toHaveCount(3)
      expect(faults).toEqual([])
    })

    test('a child is a year older from the birthday there on', async ({ browser }) => {
      const { page, faults } = await pageIn(browser, zone)
      const [year = '', ...rest] = dayIn(zone).split('-')
      // On the 29th of February as on the next day.
      const birthday = rest.join('-') === '02-29' ? '03-01' : rest.join('-')
      const isToday = birthday === rest.join('-')
      await signedIn(page, { children: [{ name: 'Noa', date_of_birth: `${Number(year) - 5}-${birthday}` }] })
      const age = isToday ? '5 years' : '4 years'
      await page.goto('/')
      await expect(page.getByRole('radio', { name: `Noa ${age}` })).toBeVisible()
      await page.goto('/profiles')
      await expect(page.getByRole('listitem').filter({ hasText: 'Noa' }).filter({ hasText: age })).toBeVisible()
      expect(faults).toEqual([])
    })

    test('what is said of a place, and what became of it, is of the day it was there', async ({ browser }) => {
      const { page, faults } = await pageIn(browser, zone)
      const { authorization } = await admin(page)
      const headers = { authorization }
      const name = `Place of ${zone} ${Date.now()}`
      const place = await (await page.request.post('/api/locations', { data: { name, category: 'park', ...newSpot() }, headers })).json()
      const said = await page.request.post(`/api/locations/${place.id}/corrections`, { data: { kind: 'other' }, headers })
      expect(said.status()).toBe(201)
      const day = written(dayIn(zone), dayIn(zone))
      const row = page.getByRole('listitem').filter({ hasText: name })
      await page.goto('/admin/locations?part=corrections')
      await expect(row.locator('time')).toHaveText(day)
      await row.getByRole('button', { name: /Dismiss/ }).click()
      await expect(row).toHaveCount(0)
      await page.getByText('Dismissed', { exact: true }).click()
      await expect(row.getByText(`Dismissed on ${day}`)).toBeVisible()
      expect(faults).toEqual([])
    })
  })
}
