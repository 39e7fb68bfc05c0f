// What a visitor reckoned on another page goes into the request for a consultation, so that nothing is typed twice. It stays in the tab.
const KEY = 'maru-consulting-note'

export function handNote(text: string): void {
  try {
    sessionStorage.setItem(KEY, text)
  } catch {
    // Without storage the form begins empty, as always.
  }
}

/** The note, once. */
export function takeNote(): string {
  try {
    const note = sessionStorage.getItem(KEY) ?? ''
    sessionStorage.removeItem(KEY)
    return note
  } catch {
    return ''
  }
}
