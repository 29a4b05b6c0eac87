import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectLargeTargets } from '../setup/expect-accessible.ts'
import { noa, signInNewUser } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const t = (key: string) => text('en', key)
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const goTo = (page: Page, key: string) =>
  page
    .getByRole('navigation')
    .getByRole('link', { name: t(`nav.${key}`), exact: true })
    .click()

test('A user who changes the page starts at its heading, without a focus ring or scrolling; the first page keeps its focus', async ({ page }) => {
  await signInNewUser(page, { children: [noa] })
  await page.goto('/profiles')
  await expect(heading(page)).toBeVisible()
  await expect(heading(page)).not.toBeFocused()
  await goTo(page, 'explore')
  await expect(page).toHaveURL('/explore')
  await expect(heading(page)).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await heading(page).evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none')
  await expectAccessible(page)
  await page.goBack()
  await expect(page).toHaveURL('/profiles')
  await expect(heading(page)).toBeFocused()
})

test('A user who changes the page from the account menu starts at its heading', async ({ page }) => {
  await signInNewUser(page)
  await page.goto('/profiles')
  await page.getByRole('button', { name: t('nav.userMenu') }).click()
  await page.getByRole('link', { name: t('nav.history') }).click()
  await expect(page).toHaveURL('/history')
  await expect(heading(page)).toBeFocused()
})

test('A visitor’s search that changes the URL keeps the focus', async ({ page }) => {
  await page.goto('/explore')
  const search = page.getByRole('searchbox', { name: t('explore.search') })
  await search.fill('music')
  await expect(page).toHaveURL(/q=music/)
  await expect(search).toBeFocused()
})

test('A user’s open menu leaves no half-covered target, and a press elsewhere only closes it', async ({ page }) => {
  await signInNewUser(page, { children: [noa, { ...noa, name: 'Adam' }, { ...noa, name: 'Lia' }] })
  await page.goto('/profiles')
  await page.getByRole('button', { name: 'More for Lia' }).click()
  const item = page.getByRole('button', { name: t('profiles.delete'), exact: true })
  await expect(item).toBeVisible()
  await expectAccessible(page)
  await expectLargeTargets(page)
  const edit = await page.getByRole('button', { name: 'Edit Lia' }).boundingBox()
  await page.mouse.click((edit?.x ?? 0) + 20, (edit?.y ?? 0) + 20)
  await expect(item).toBeHidden()
  await expect(page.getByRole('dialog')).toBeHidden()
})
