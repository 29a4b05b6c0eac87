import { expect, type Page, test } from '@playwright/test'
import { getNewerNames, oldestBrowsers } from '../../setup/browsers.ts'
import { noa, signInNewUser } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

const owners = /^(?:AbortSignal|Array|Error|Iterator|Map|Math|Object|Promise|RegExp|Request|Response|Set|String|URL|URLSearchParams|Uint8Array)\./

/** Removes the APIs from the page that the oldest supported browsers lack. */
async function removeNewerApis(page: Page) {
  const names = [...getNewerNames(oldestBrowsers()).qualified].filter((name) => owners.test(name))
  expect(names).toEqual(expect.arrayContaining(['AbortSignal.any', 'Promise.withResolvers', 'Set.union', 'URL.canParse']))
  await page.addInitScript((all) => {
    for (const [owner = '', member = ''] of all.map((name) => name.split('.'))) {
      const object = Reflect.get(globalThis, owner)
      // A static member of the class, or a member of its objects.
      if (object) Reflect.deleteProperty(Object.hasOwn(object, member) ? object : object.prototype, member)
    }
  }, names)
}

test('A parent with the oldest supported browser generates activities, and searches the catalogue and the map', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await signInNewUser(page, { children: [noa] })
  await removeNewerApis(page)
  await page.goto('/')
  expect(await page.evaluate(() => [typeof Reflect.get(AbortSignal, 'any'), typeof Reflect.get(Promise, 'withResolvers')])).toEqual([
    'undefined',
    'undefined',
  ])
  await page.getByRole('button', { name: text('en', 'home.generate') }).tap()
  await expect(page).toHaveURL(/\/activities\?batch=/)
  await expect(page.getByText('1 / 3')).toBeVisible()
  const listed = page.locator('main').getByRole('listitem')
  await page.goto('/explore')
  await page.getByRole('searchbox').fill('water')
  await expect(page).toHaveURL(/q=water/)
  await expect(listed.filter({ hasText: /water/i }).first()).toBeVisible()
  await page.goto('/map')
  await page.getByRole('searchbox').fill('park')
  await expect(page).toHaveURL(/q=park/)
  await expect(listed.filter({ hasText: /park/i }).first()).toBeVisible()
  expect(errors).toEqual([])
})
