import { OWN_LIST_KEYS, OWN_LIST_MARK } from '@/schemas/words/own-list-keys'

/**
 * Takes what a member looked at and compared out of this browser: the next person at the device sees nothing of it, and the member finds it
 * again after the next sign-in. @param onlyMarked what a visitor looked at before stays.
 */
export function forgetOwnLists(onlyMarked = false): void {
  try {
    if (onlyMarked && localStorage.getItem(OWN_LIST_MARK) === null) return
    for (const key of [OWN_LIST_MARK, ...Object.values(OWN_LIST_KEYS)]) {
      localStorage.removeItem(key)
      // The browser tells the other tabs; what this one shows hears of it here.
      dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
    }
  } catch {
    // Where the browser refuses storage, nothing is stored.
  }
}
