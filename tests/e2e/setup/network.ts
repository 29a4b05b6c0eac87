import type { Page, Route } from '@playwright/test'

type Method = 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT'

/** Lets `handle` answer the next request with this method and `url`. Other requests pass, because pages refetch on their own. */
export async function handleNext(page: Page, method: Method, url: string, handle: (route: Route) => Promise<void>) {
  let isHandled = false
  await page.route(url, async (route) => {
    if (isHandled || route.request().method() !== method) return route.fallback()
    isHandled = true
    await handle(route)
  })
}
