// A small state stored by the browser: in local storage, the same in every tab, and valid whatever was stored there. Where storage is
// refused (a private window, a full disk) it lasts as long as the page.

interface StoredState<T> {
  subscribe: (listener: () => void) => () => void
  snapshot: () => T
  /** The state in a server render and in the first render of the browser: the empty one. */
  serverSnapshot: () => T
  set: (value: T) => void
}

/**
 * @param key its name in local storage.
 * @param empty the state when nothing is stored.
 * @param read makes a valid state of any stored value; invalid JSON counts as nothing.
 */
export function storedState<T>(key: string, empty: T, read: (kept: unknown) => T): StoredState<T> {
  const listeners = new Set<() => void>()
  let current: T | undefined
  let text: string | null = null

  const fromText = (kept: string | null): T => {
    if (kept === null) return empty
    try {
      return read(JSON.parse(kept))
    } catch {
      return empty
    }
  }
  const load = (): T => {
    try {
      text = localStorage.getItem(key)
    } catch {
      text = null
    }
    return fromText(text)
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  /** Another tab wrote, or all of it was cleared (`key` is null then). */
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    current = fromText(event.key === null ? null : event.newValue)
    tell()
  }

  return {
    subscribe(listener) {
      if (listeners.size === 0) {
        addEventListener('storage', onStorage)
        addEventListener('pageshow', onReturn)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        removeEventListener('storage', onStorage)
        removeEventListener('pageshow', onReturn)
      }
    },
    snapshot: () => (current ??= load()),
    serverSnapshot: () => empty,
    set(value) {
      current = value
      try {
        localStorage.setItem(key, JSON.stringify(value))
      } catch {
        // Not stored, but valid for this page.
      }
      tell()
    },
  }

  /** A page restored from the back-forward cache has missed the writes of other tabs. */
  function onReturn(event: PageTransitionEvent): void {
    if (!event.persisted) return
    const before = text
    const next = load()
    if (text === before) return
    current = next
    tell()
  }
}
