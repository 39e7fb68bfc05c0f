declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[]
  }
}

/** Adds an entry to the page's data layer, where a tag manager reads it; without a tag manager it has no effect. */
export function pushData(line: Record<string, unknown>): void {
  ;(window.dataLayer ??= []).push(line)
}
