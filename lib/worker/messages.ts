/** Messages from a page to the service worker. */
export const workerMessages = {
  /** Activate the version that waits: the user pressed "reload". */
  useNewVersion: 'use-new-version',
  /** Cache the offline page again: its language or colors have changed. */
  keepOfflinePage: 'keep-offline-page',
} as const

/** The cache of public pages as they were last seen. */
export const PAGES_CACHE = 'pages'
