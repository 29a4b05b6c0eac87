import { type Browser, expect, type Page, test } from '@playwright/test'
import { generateBatch, noa, signInAdmin, signInNewUser } from '../setup/people.ts'
import { newSpot } from '../setup/places.ts'

/** Zones 14 hours ahead of UTC and 11 behind, so that at any time one of them has another date than UTC. */
const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago']

/** Returns the date of a time in a zone, as YYYY-MM-DD. */
const toDay = (timeZone: string, at = new Date()) => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)

/** Formats a day as the app does, with the year if it differs from today's. */
function formatDay(day: string, today: string): string {
  const style = {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    ...(day.slice(0, 4) !== today.slice(0, 4) && ({ year: 'numeric' } as const)),
  } as const
  return new Intl.DateTimeFormat('en', style).format(new Date(day))
}

/** Opens a page in a zone and collects its errors. */
async function openPageIn(browser: Browser, timezoneId: string): Promise<{ page: Page; errors: string[] }> {
  const page = await (await browser.newContext({ timezoneId, locale: 'en' })).newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return { page, errors }
}

for (const zone of zones) {
  test.describe(`In ${zone}`, () => {
    test('A parent sees an activity under the date of this zone', async ({ browser }) => {
      const { page, errors } = await openPageIn(browser, zone)
      const { authorization } = await signInNewUser(page, { children: [noa] })
      const { id } = await generateBatch(page, authorization)
      const { created_at } = await (await page.request.get(`/api/activity/${id}`, { headers: { authorization } })).json()
      await page.goto('/history')
      await expect(page.locator('main').getByText(formatDay(toDay(zone, new Date(created_at)), toDay(zone)), { exact: true })).toHaveCount(3)
      expect(errors).toEqual([])
    })

    test('A parent sees a child one year older from the birthday in this zone', async ({ browser }) => {
      const { page, errors } = await openPageIn(browser, zone)
      const [year = '', ...rest] = toDay(zone).split('-')
      // February 29 counts as March 1.
      const birthday = rest.join('-') === '02-29' ? '03-01' : rest.join('-')
      const isToday = birthday === rest.join('-')
      await signInNewUser(page, { children: [{ name: 'Noa', date_of_birth: `${Number(year) - 5}-${birthday}` }] })
      const age = isToday ? '5 years' : '4 years'
      await page.goto('/')
      await expect(page.getByRole('radio', { name: `Noa ${age}` })).toBeVisible()
      await page.goto('/profiles')
      await expect(page.getByRole('listitem').filter({ hasText: 'Noa' }).filter({ hasText: age })).toBeVisible()
      expect(errors).toEqual([])
    })

    test('An admin sees a correction and its decision under the date of this zone', async ({ browser }) => {
      const { page, errors } = await openPageIn(browser, zone)
      const { authorization } = await signInAdmin(page)
      const headers = { authorization }
      const name = `Place of ${zone} ${Date.now()}`
      const place = await (await page.request.post('/api/locations', { data: { name, category: 'park', ...newSpot() }, headers })).json()
      const said = await page.request.post(`/api/locations/${place.id}/corrections`, { data: { kind: 'other' }, headers })
      expect(said.status()).toBe(201)
      const day = formatDay(toDay(zone), toDay(zone))
      const row = page.getByRole('listitem').filter({ hasText: name })
      await page.goto('/admin/locations?part=corrections')
      await expect(row.locator('time')).toHaveText(day)
      await row.getByRole('button', { name: /Dismiss/ }).click()
      await expect(row).toHaveCount(0)
      await page.getByText('Dismissed', { exact: true }).click()
      await expect(row.getByText(`Dismissed on ${day}`)).toBeVisible()
      expect(errors).toEqual([])
    })
  })
}
