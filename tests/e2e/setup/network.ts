import type { Page, Route } from '@playwright/test'

type Method = 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT'

/** Has `handle` answer the next request of this method that matches `url`. Others pass: the same address may be read meanwhile. */
export async function handleNext(page: Page, method: Method, url: string, handle: (route: Route) => Promise<void>) {
  let isHandled = false
  await page.route(url, async (route) => {
    if (isHandled || route.request().method() !== method) return route.fallback()
    isHandled = true
    await handle(route)
  })
}
