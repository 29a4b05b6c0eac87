import { expect, test } from '@playwright/test'
import { textIn } from '../../setup/data/activity-body.ts'
import { facts } from '../../setup/data/facts.ts'
import { packActivityBody, packFile } from '../../setup/data/pack-file.ts'
import { expectClean } from '../setup/expect-clean.ts'
import { grantAdmin, runScript, signedIn } from '../setup/people.ts'

// Motion off: what fades in has no contrast to measure.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('What a pack brings in is offered once an admin has taken over what it declares, and confirmed each of its reasons', async ({ page }) => {
  const stamp = `${Date.now().toString(36)}${process.pid.toString(36)}`
  const why = 'A knife is what the song is about.'
  const text = { en: textIn('en', `The knife song ${stamp}`), es: textIn('es', `La canción ${stamp}`), he: textIn('he', `השיר ${stamp}`) }
  const declared = facts({ acknowledged: [{ words: { en: ['knife'] }, why }] })
  const said = await runScript(['scripts/library-import.ts', packFile(packActivityBody(`song-${stamp}`, { text, facts: declared }))])
  expect(said).toContain('Nord: 1 added, 0 changed, 0 unchanged, 0 refused\n1 wait as drafts')

  const { email } = await signedIn(page)
  await grantAdmin(email)
  await page.goto(`/admin/explore?q=${stamp}`)
  await page.getByRole('link', { name: stamp }).click()
  await expect(page.getByText('From the pack “Nord” by Kita Nord, license CC-BY-4.0.')).toBeVisible()
  await expect(page.getByText('The pack declares no danger and gives one reason why a word is harmless.')).toBeVisible()
  await page.getByRole('button', { name: 'Take over what it declares' }).click()
  const reason = page.getByRole('listitem').filter({ hasText: why })
  await expect(page.getByText('One reason of the pack to confirm')).toBeVisible()
  await expect(page.getByText('One question is still open.')).toBeVisible()
  await expectClean(page)
  await reason.getByRole('button', { name: 'I confirm this' }).click()
  await expect(reason).toHaveCount(0)
  await expect(page.getByText('Every dangerous word is answered.')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: stamp })).toHaveText(`The knife song ${stamp} is saved.`)

  await page.getByRole('button', { name: `More for The knife song ${stamp}` }).click()
  await page.getByRole('button', { name: 'Show' }).click()
  await page.goto(`/explore?q=${stamp}`)
  await expect(page.getByRole('link', { name: `The knife song ${stamp}` })).toBeVisible()
})
