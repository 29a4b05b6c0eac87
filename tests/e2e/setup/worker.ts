import { type BrowserContext, expect, type Page } from '@playwright/test'

/** Opens a page and waits until the service worker controls it. */
export async function openControlled(page: Page, path: string) {
  await page.goto(path)
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        if (navigator.serviceWorker.controller) resolve()
        else navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
      }),
  )
}

export async function withoutNetwork(context: BrowserContext, run: () => Promise<void>) {
  await context.setOffline(true)
  await run()
  await context.setOffline(false)
}

/** Reads everything that the site keeps in this browser (caches, databases, storage, readable cookies) as one text. */
export function readKeptTexts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = [document.cookie, JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) texts.push(request.url, (await (await cache.match(request))?.text()) ?? '')
    }
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        texts.push(JSON.stringify(await settled(database.transaction(store).objectStore(store).getAll())))
      }
      database.close()
    }
    return texts.join('\n')
  })
}

/** Reads the keys of all offline copies in this browser, and `owner`. */
export function readCopyKeys(page: Page): Promise<IDBValidKey[]> {
  return page.evaluate(async () => {
    // Opening a missing database would create it.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'cometa')) return []
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await settled(indexedDB.open('cometa'))
    const keys = await settled(database.transaction('copies').objectStore('copies').getAllKeys())
    database.close()
    return keys
  })
}

/** Waits until this browser has the offline copies of the account. */
export async function waitUntilKept(page: Page) {
  await expect.poll(() => readCopyKeys(page), { timeout: 30_000 }).toContain('recent')
}
