/** `['zin', 'home']` → `/zin/home`; percent-encoding undone once, Hangul composed (NFC). */
export function pathOf(segments: string[] | undefined): string {
  return `/${(segments ?? []).map((segment) => safeDecode(segment)).join('/')}`.normalize('NFC')
}

function safeDecode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
