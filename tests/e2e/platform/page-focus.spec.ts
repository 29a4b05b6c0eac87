import { expect, type Page, test } from '@playwright/test'
import { expectClean, expectLargeTargets } from '../setup/expect-clean.ts'
import { noa, signedIn } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const t = (key: string) => text('en', key)
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const goTo = (page: Page, key: string) =>
  page
    .getByRole('navigation')
    .getByRole('link', { name: t(`nav.${key}`), exact: true })
    .click()

test('Another page is begun at its heading, with no ring and no jump; the first one is not', async ({ page }) => {
  await signedIn(page, { children: [noa] })
  await page.goto('/profiles')
  await expect(heading(page)).toBeVisible()
  await expect(heading(page)).not.toBeFocused()
  await goTo(page, 'explore')
  await expect(page).toHaveURL('/explore')
  await expect(heading(page)).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await heading(page).evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none')
  await expectClean(page)
  await page.goBack()
  await expect(page).toHaveURL('/profiles')
  await expect(heading(page)).toBeFocused()
})

test('A page begun from the menu of the account, too', async ({ page }) => {
  await signedIn(page)
  await page.goto('/profiles')
  await page.getByRole('button', { name: t('nav.userMenu') }).click()
  await page.getByRole('link', { name: t('nav.history') }).click()
  await expect(page).toHaveURL('/history')
  await expect(heading(page)).toBeFocused()
})

test('A search that changes the address keeps the focus', async ({ page }) => {
  await page.goto('/explore')
  const search = page.getByRole('searchbox', { name: t('explore.search') })
  await search.fill('music')
  await expect(page).toHaveURL(/q=music/)
  await expect(search).toBeFocused()
})

test('An open menu leaves nothing half covered that could be pressed, and a press elsewhere only closes it', async ({ page }) => {
  await signedIn(page, { children: [noa, { ...noa, name: 'Adam' }, { ...noa, name: 'Lia' }] })
  await page.goto('/profiles')
  await page.getByRole('button', { name: 'More for Lia' }).click()
  const item = page.getByRole('button', { name: t('profiles.delete'), exact: true })
  await expect(item).toBeVisible()
  await expectClean(page)
  await expectLargeTargets(page)
  const edit = await page.getByRole('button', { name: 'Edit Lia' }).boundingBox()
  await page.mouse.click((edit?.x ?? 0) + 20, (edit?.y ?? 0) + 20)
  await expect(item).toBeHidden()
  await expect(page.getByRole('dialog')).toBeHidden()
})
