import fs from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../setup/expect-accessible.ts'
import { handleNext } from '../setup/network.ts'
import { grantAdmin, signInAdmin, signInNewUser } from '../setup/people.ts'

// Fading elements have no stable contrast to measure.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Returns a word that no other test uses. */
function newStamp(): string {
  return `${Date.now().toString(36)}${process.pid.toString(36)}`
}

async function chooseFile(page: Page, name: string, text: string) {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) })
}

test('An admin, unlike other users, imports a table of places and reads what was left out and why', async ({ page }) => {
  const { email, authorization } = await signInNewUser(page)
  const stamp = newStamp()
  const name = `גן ${stamp}`
  await page.goto('/admin/locations?part=import')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await grantAdmin(email)
  await page.reload()
  await expect(page.getByText('up to 50 MB')).toBeVisible()
  await expectAccessible(page)

  await chooseFile(page, 'parks.kml', '<kml/>')
  await expect(page.getByRole('alert').filter({ hasText: '“parks.kml” is not a file of places.' })).toBeVisible()

  // The page asks for columns that it cannot detect.
  await chooseFile(page, 'parks.csv', `Bezeichnung;lat;lon;hours\r\n${name};29,95;-90,07;24/7\r\n;29,95;-90,07;\r\nFar ${stamp};299;-90,07;\r\n`)
  await expect(page.getByText('No name was found.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Name', { exact: true }).selectOption('Bezeichnung')
  await expect(page.getByText('No name was found.')).toBeHidden()
  await expect(page.getByLabel('Latitude')).toHaveText(/^Found by itself: lat/)
  await page.getByLabel('Category of places that do not say theirs').selectOption('Playground')
  await page.getByRole('button', { name: 'Import', exact: true }).click()

  await expect(page.getByRole('heading', { name: 'parks.csv is in' })).toBeFocused()
  await expect(page.getByText('Added', { exact: true }).locator('..')).toContainText('1')
  await expect(page.getByRole('listitem').filter({ hasText: 'Entry 2' })).toContainText('has no name')
  await expect(page.getByRole('listitem').filter({ hasText: `Far ${stamp}` })).toContainText('its position is not on the earth')
  await expectAccessible(page)
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save these as a table' }).click()])
  expect(saved.suggestedFilename()).toBe('parks-report.csv')
  expect(await fs.readFile(await saved.path(), 'utf8')).toContain('\r\n2,,,has no name\r\n')

  await page.getByText('Places', { exact: true }).click()
  await page.getByLabel('Search locations').fill(stamp)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('listitem')).toContainText('Playground')

  // A deleted place is left out, until the admin restores it.
  await page.getByRole('button', { name: `Delete: ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0)
  const again = `name,lat,lon\n${name},29.95,-90.07\n`
  await page.getByText('Import', { exact: true }).click()
  // The report is still there. Afterwards the import waits until the admin is done with it.
  await page.getByRole('button', { name: 'Import another file' }).click()
  const left = page.getByRole('listitem').filter({ hasText: 'parks.csv' })
  await expect(left).toContainText('2 entries left out')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('link', { name: 'Administration' }).click()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Imports of places' }).click()
  await expect(left).toContainText('has no name')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Done with it: parks.csv' }).click()
  await expect(left).toHaveCount(0)
  await chooseFile(page, 'again.csv', again)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Nothing in again.csv came in' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Entry 1' })).toContainText('was removed here on')
  await page.getByRole('button', { name: 'Import another file' }).click()
  await chooseFile(page, 'again.csv', again)
  await page.getByText('Bring back what was deleted here').click()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'again.csv is in' })).toBeVisible()

  // A broken file imports nothing and shows an error.
  await page.getByRole('button', { name: 'Import another file' }).click()
  await chooseFile(page, 'cut.geojson', '{"type":"FeatureCollection","features":[{"properties":{"name":"A"}}')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The file is cut short or broken after entry 1. Nothing was imported.' })).toBeVisible()

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export' }).click()])
  const { features } = JSON.parse(await fs.readFile(await file.path(), 'utf8'))
  const ours = features.find(({ properties }: { properties: { name: string } }) => properties.name === name)
  expect((await page.request.delete(`/api/locations/${ours.id}`, { headers: { authorization } })).status()).toBe(204)
})

test('An admin who stops an import during the upload changes nothing', async ({ page }) => {
  await signInAdmin(page)
  await page.goto('/admin/locations?part=import')
  await page.route('**/api/locations/import*', () => {})
  await chooseFile(page, 'parks.csv', 'name,lat,lon\nA,1,2\n')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('Keep this page open.')).toBeVisible()
  await expectAccessible(page)
  // The import continues while another part is open.
  await page.getByText('Corrections', { exact: true }).click()
  await page.getByText('Import', { exact: true }).click()
  // Leaving the page asks for confirmation.
  const asked = page.waitForEvent('dialog')
  const leaving = page.close({ runBeforeUnload: true })
  expect((await asked).type()).toBe('beforeunload')
  await (await asked).dismiss()
  await leaving
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText(/^Stopped\. Nothing was changed/)).toBeVisible()
})

test('An admin whose import loses its database during writing is told that it may be complete', async ({ page }) => {
  await signInAdmin(page)
  await page.goto('/admin/locations?part=import')
  const problem = {
    type: 'urn:cometa:problem:unavailable',
    title: 'Away',
    status: 503,
    detail: 'Try again in a moment.',
    code: 'unavailable',
    errors: [],
  }
  const events = (phase: string) => `event: progress\ndata: {"phase":"${phase}","entries":1}\n\nevent: problem\ndata: ${JSON.stringify(problem)}\n\n`
  for (const [phase, said] of [
    ['reading', 'Try again in a moment.'],
    ['writing', 'see what is in: nothing is doubled'],
  ] as const) {
    await handleNext(page, 'POST', '**/api/locations/import*', (route) => route.fulfill({ contentType: 'text/event-stream', body: events(phase) }))
    await chooseFile(page, 'parks.csv', 'name,lat,lon\nA,1,2\n')
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible()
  }
})

test('An admin dismisses a correction, accepts one by editing the place, and deletes a closed place', async ({ page, browser }) => {
  const { authorization } = await signInAdmin(page)
  const name = `Slides ${newStamp()}`
  const headers = { authorization }
  const { id } = await (await page.request.post('/api/locations', { data: { name, latitude: 29.95, longitude: -90.07 }, headers })).json()
  const other = await browser.newPage()
  const visitor = await signInNewUser(other)
  const sendCorrection = async (kind: string, note: string) => {
    const data = { kind, note }
    const response = await other.request.post(`/api/locations/${id}/corrections`, { data, headers: { authorization: visitor.authorization } })
    return (await response.json()).id
  }
  await sendCorrection('other', 'The slide is blue')
  await sendCorrection('wrong_hours', 'Closed on Mondays')
  await sendCorrection('closed_for_good', 'They build houses here')
  const late = await sendCorrection('wrong_place', 'Across the road')
  await other.close()

  await page.goto('/admin/locations?part=corrections')
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name }) })
  const said = (kind: string) => page.getByRole('button', { name: `${kind}, ${name}` })
  await expect(card).toContainText('29.9500, -90.0700')
  await expect(card.getByRole('link', { name: 'See it on the map' })).toHaveAttribute('href', `/map?place=${id}`)
  await expectAccessible(page)

  await said('Dismiss: Something else').click()
  await expect(page.getByText('The correction is dismissed.')).toBeVisible()
  await expect(card).not.toContainText('The slide is blue')

  // Accepting opens the form; closing it without saving decides nothing.
  await said('Accept: Wrong hours').click()
  // The form's code loads on demand, and receives no key before.
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toContainText('Closed on Mondays')
  await said('Accept: Wrong hours').click()
  await page.getByRole('dialog').getByLabel('Opening hours').fill('Tu-Su 08:00-18:00')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The correction is accepted.')).toBeVisible()
  await expect(card).toContainText('Tu-Su 08:00-18:00')
  await expect(card).not.toContainText('Closed on Mondays')

  // Another admin has decided first.
  await page.request.patch(`/api/admin/corrections/${late}`, { data: { decision: 'accept' }, headers })
  await said('Dismiss: Wrong spot on the map').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Another admin decided that differently meanwhile.' })).toBeVisible()
  await expect(card).not.toContainText('Across the road')

  await said('Accept: Closed for good').click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`${name} was deleted.`)).toBeVisible()
  await expect(card).toHaveCount(0)
  expect((await page.request.get(`/api/locations/${id}`)).status()).toBe(404)

  await page.getByText('Accepted', { exact: true }).click()
  await expect(card.filter({ hasText: 'They build houses here' })).toContainText('This place is gone.')
  await expectAccessible(page)
})
