import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../setup/expect-accessible.ts'
import { noa, signInNewUser } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

/** Returns the app's message with its placeholders filled. */
function fillMessage(language: string, key: string, values: Record<string, string | number>): string {
  return text(language, key).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
}

async function startGeneration(page: Page, language: 'en' | 'es' | 'he' = 'en') {
  await signInNewUser(page, { language, children: [noa] })
  await page.goto('/')
  await page.getByRole('button', { name: text(language, 'home.generate') }).click()
  await expect(page).toHaveURL(/\/activities\?batch=/)
}

/** Holds each card back on its way to the page. Returns a function that lets the next one through. */
async function holdCards(page: Page): Promise<() => void> {
  const held: (() => void)[] = []
  let permits = 0
  const waitForPermit = () =>
    new Promise<void>((resolve) => {
      if (permits === 0) return held.push(resolve)
      permits -= 1
      resolve()
    })
  await page.exposeFunction('waitForPermit', waitForPermit)
  await page.addInitScript(() => {
    const nativeFetch = window.fetch
    const waitForPermit: () => Promise<void> = Reflect.get(window, 'waitForPermit')
    window.fetch = async (...request) => {
      const response = await nativeFetch(...request)
      if (!response.headers.get('content-type')?.startsWith('text/event-stream') || !response.body) return response
      let rest = ''
      const oneByOne = new TransformStream<string, string>({
        async transform(chunk, controller) {
          const events = `${rest}${chunk}`.split('\n\n')
          rest = events.pop() ?? ''
          for (const event of events) {
            if (event.includes('event: activity')) await waitForPermit()
            controller.enqueue(`${event}\n\n`)
          }
        },
      })
      const body = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(oneByOne).pipeThrough(new TextEncoderStream())
      return new Response(body, response)
    }
  })
  return () => {
    const next = held.shift()
    if (next) next()
    else permits += 1
  }
}

test.describe('A model that writes cards', () => {
  const language = 'es'
  test.use({ locale: language, contextOptions: { reducedMotion: 'reduce' } })

  test('fills the deck while a parent already sees the first card', async ({ page }) => {
    const t = (key: string) => text(language, key)
    const status = (ready: number) => page.getByRole('status').filter({ hasText: fillMessage(language, 'deck.ready', { ready, count: 3 }) })
    const counter = (index: number) => page.getByText(`${index} / 3`)
    const deliverCard = await holdCards(page)
    await startGeneration(page, language)
    await expect(status(0)).toBeVisible()
    await expect(page.getByText(t('deck.writing'))).toBeVisible()
    deliverCard()
    await expect(counter(1)).toBeVisible()
    await expect(status(1)).toBeVisible()
    await expect(page.getByRole('article').getByText(t('activity.ofModel'))).toBeVisible()
    await page.getByRole('button', { name: t('deck.save') }).click()
    await expect(page.getByRole('status').filter({ hasText: t('deck.writing') })).toHaveCount(1)
    // Without a card, the arrow key does nothing, also later.
    await page.keyboard.press('ArrowUp')

    deliverCard()
    await expect(counter(2)).toBeVisible()
    await page.getByRole('button', { name: t('deck.undo') }).click()
    await expect(counter(1)).toBeVisible()
    await page.getByRole('button', { name: t('deck.dismiss') }).click()
    await expect(counter(2)).toBeVisible()
    deliverCard()
    await page.getByRole('button', { name: t('deck.dismiss') }).click()
    await expect(counter(3)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: t('deck.cancel'), exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: t('deck.save') }).click()
    await expect(page).toHaveURL(/\/$/)
  })
})

test('A parent who cancels keeps the ready cards and can generate the rest later', async ({ page }) => {
  await startGeneration(page)
  await expect(page.getByText('1 / 3')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page.getByText('Stopped. 1 of 3 ready.')).toBeVisible()
  await expectAccessible(page, 'stopped')
  const title = await page.getByRole('article').getByRole('heading').textContent()
  await page.getByRole('button', { name: 'Make the other 2' }).click()
  await expect(page.getByText('2 of 3 ready')).toBeVisible()
  await expect(page.getByText('3 of 3 ready')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toHaveCount(0)
  await expect(page.getByText('1 / 3')).toBeVisible()
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(title ?? '')
  await page.reload()
  await expect(page.getByText('1 / 3')).toBeVisible()
  await expect(page.getByRole('button', { name: /Make the/ })).toHaveCount(0)
})

test('The deck has no axe violations while it waits and while it fills', async ({ page }) => {
  await startGeneration(page)
  await expect(page.getByText('0 of 3 ready')).toBeVisible()
  await expectAccessible(page, 'waiting for the first card')
  await expect(page.getByText('1 / 3')).toBeVisible()
  await expectAccessible(page, 'waiting for the others')
})

test('A parent who cancels before the first card returns to Home', async ({ page }) => {
  await startGeneration(page)
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('button', { name: 'Generate Activities' })).toBeVisible()
})

test('A parent who reloads during generation keeps the ready cards and can continue', async ({ page }) => {
  await startGeneration(page)
  await expect(page.getByText('1 / 3')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/This was interrupted\. [12] of 3 ready\./)).toBeVisible()
  await expect(page.getByRole('article')).toBeVisible()
  await page.getByRole('button', { name: /^Make the/ }).click()
  await expect(page.getByText('1 / 3')).toBeVisible()
  await expect(page.getByText('3 of 3 ready')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toHaveCount(0)
})

test('A parent keeps the ready cards when the network fails during generation', async ({ page, context }) => {
  await startGeneration(page)
  await expect(page.getByText('1 / 3')).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText(/This was interrupted\. [12] of 3 ready\./)).toBeVisible()
  await expect(page.getByRole('article')).toBeVisible()
  await page.getByRole('button', { name: /^Make the/ }).click()
  await expect(page.getByText('That did not work. What is ready stays here.')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: /^Make the/ }).click()
  await expect(page.getByText('1 / 3')).toBeVisible()
  await expect(page.getByText('3 of 3 ready')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toHaveCount(0)
  await expect(page.getByText('1 / 3')).toBeVisible()
})
