import { expect, test } from '@playwright/test'
import { textIn } from '../../setup/data/activity-body.ts'
import { facts } from '../../setup/data/facts.ts'
import { packActivityBody, packFile, packFileWith } from '../../setup/data/pack-file.ts'
import { expectAccessible } from '../setup/expect-accessible.ts'
import { runScript, signInAdmin } from '../setup/people.ts'

// Fading elements have no stable contrast to measure.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('An admin publishes a pack’s activity by accepting its declarations and confirming each reason', async ({ page }) => {
  const stamp = `${Date.now().toString(36)}${process.pid.toString(36)}`
  const why = 'A knife is what the song is about.'
  const text = { en: textIn('en', `The knife song ${stamp}`), es: textIn('es', `La canción ${stamp}`), he: textIn('he', `השיר ${stamp}`) }
  const declared = facts({ acknowledged: [{ words: { en: ['knife'] }, why }] })
  const said = await runScript(['scripts/library-import.ts', packFile(packActivityBody(`song-${stamp}`, { text, facts: declared }))])
  expect(said).toContain('Nord: 1 added, 0 changed, 0 unchanged, 0 refused\n1 wait as drafts')

  await signInAdmin(page)
  await page.goto(`/admin/explore?q=${stamp}`)
  await page.getByRole('link', { name: stamp }).click()
  await expect(page.getByText('From the pack “Nord” by Kita Nord, license CC-BY-4.0.')).toBeVisible()
  await expect(page.getByText('The pack declares no danger and gives one reason why a word is harmless.')).toBeVisible()
  await page.getByRole('button', { name: 'Take over what it declares' }).click()
  const reason = page.getByRole('listitem').filter({ hasText: why })
  await expect(page.getByText('One reason of the pack to confirm')).toBeVisible()
  await expect(page.getByText('One question is still open.')).toBeVisible()
  await expectAccessible(page)
  await reason.getByRole('button', { name: 'I confirm this' }).click()
  await expect(reason).toHaveCount(0)
  await expect(page.getByText('Every dangerous word is answered.')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: stamp })).toHaveText(`The knife song ${stamp} is saved.`)

  await page.getByRole('button', { name: `More for The knife song ${stamp}` }).click()
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('status').filter({ hasText: stamp })).toHaveText(`The knife song ${stamp} is shown now.`)
  await page.goto(`/explore?q=${stamp}`)
  await expect(page.getByRole('link', { name: `The knife song ${stamp}` })).toBeVisible()
})

test('An admin reviews the new category, material and changed text of a pack', async ({ page }) => {
  // Two imports and the admin's grant each start a process.
  test.slow()
  const stamp = `${Date.now().toString(36)}${process.pid.toString(36)}`
  const titled = (title: string) => ({ en: textIn('en', title), es: textIn('es', `El juego ${stamp}`), he: textIn('he', `המשחק ${stamp}`) })
  const name = { en: `Spread ${stamp}`, es: `Untable ${stamp}`, he: `ממרח ${stamp}` }
  const [slug, material, category] = [`spread-${stamp}`, `jar-${stamp}`, `north-${stamp}`]
  const fields = { category_id: category, materials: [{ id: material, quantity: null }], facts: facts() }
  const more = {
    'categories.json': [{ id: category, name, icon: 'kite' }],
    'materials.json': [{ id: material, name, also_called: null, allergens: [], substitutes: [] }],
  }
  const importPack = (title: string) =>
    runScript(['scripts/library-import.ts', packFileWith(more, [packActivityBody(slug, { ...fields, text: titled(title) })])])
  const said = await importPack(`First ${stamp}`)
  expect(said).toContain(`New categories, hidden until an admin shows them: ${category}`)
  expect(said).toContain(`New materials, whose contents an admin confirms in the activity’s form: ${material}`)

  await signInAdmin(page)
  await page.goto(`/admin/explore?q=${stamp}`)
  await page.getByRole('link', { name: `First ${stamp}` }).click()
  await expect(page.getByText(`Spread ${stamp} came with a pack. What does it contain?`)).toBeVisible()
  await page.getByText('Peanuts', { exact: true }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'It contains these' }).click()
  await expect(page.getByText('came with a pack. What does it contain?')).toHaveCount(0)
  await page.getByRole('button', { name: 'Take over what it declares' }).click()
  await page.getByLabel('Food, plant, animal or material').fill('peanuts')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  // The name is looked up first.
  await expect(page.getByLabel('Food, plant, animal or material')).toHaveValue('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: stamp })).toHaveText(`First ${stamp} is saved.`)
  await page.getByRole('button', { name: `More for First ${stamp}` }).click()
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('status').filter({ hasText: stamp })).toHaveText(`First ${stamp} is shown now.`)
  await page.getByText('Categories', { exact: true }).click()
  await page.getByRole('button', { name: `More for Spread ${stamp}` }).click()
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('status').filter({ hasText: stamp })).toHaveText(`Spread ${stamp} is shown now.`)

  expect(await importPack(`Second ${stamp}`)).toContain('1 wait as drafts')
  await page.goto(`/explore?q=${stamp}`)
  await expect(page.getByRole('link', { name: `First ${stamp}` })).toBeVisible()
  await page.goto(`/admin/explore?q=${stamp}`)
  await expect(page.getByText('Change from a pack')).toBeVisible()
  await page.getByRole('link', { name: `Second ${stamp}` }).click()
  await expect(page.getByText('A pack brought this change of an activity that keeps its reviewed text for now.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Take over what it declares' }).click()
  await page.getByLabel('Food, plant, animal or material').fill('peanuts')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  // The name is looked up first.
  await expect(page.getByLabel('Food, plant, animal or material')).toHaveValue('')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: `More for Second ${stamp}` }).click()
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText('Change from a pack')).toHaveCount(0)
  await page.goto(`/explore?q=${stamp}`)
  await expect(page.getByRole('link', { name: `Second ${stamp}` })).toBeVisible()
  await expect(page.getByRole('link', { name: `First ${stamp}` })).toHaveCount(0)
})
