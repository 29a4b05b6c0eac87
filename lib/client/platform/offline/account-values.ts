/** How the names of values begin that belong to the account, in the browser's storage. */
export const ACCOUNT_PREFIX = 'account '

/** Removes the account's values, or only those that `isOver` says so of. */
export function removeAccountValues(isOver: (value: string) => boolean = () => true): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(ACCOUNT_PREFIX) && isOver(localStorage.getItem(key) ?? '')) localStorage.removeItem(key)
    }
  } catch (error) {
    console.warn('The storage of this browser cannot be read', error)
  }
}
