declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[]
  }
}

/** Adds a line to the page's data layer, where a tag manager reads it; without one it stays there. */
export function pushData(line: Record<string, unknown>): void {
  ;(window.dataLayer ??= []).push(line)
}
