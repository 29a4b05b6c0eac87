/** The prefix of storage keys whose values belong to the account. */
export const ACCOUNT_PREFIX = 'account '

/** Removes the account's values, or only those for which `isOver` returns true. */
export function removeAccountValues(isOver: (value: string) => boolean = () => true): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(ACCOUNT_PREFIX) && isOver(localStorage.getItem(key) ?? '')) localStorage.removeItem(key)
    }
  } catch (error) {
    console.warn('The storage of this browser cannot be read', error)
  }
}
