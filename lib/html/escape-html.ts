const SPECIAL = /[&<>"']/

/** Escapes text for HTML, between tags and in quoted attributes. Most texts have nothing to escape, so they are tested first. */
export function escapeHtml(text: string): string {
  const first = text.search(SPECIAL)
  if (first < 0) return text
  let out = ''
  let from = 0
  for (let i = first; i < text.length; i++) {
    const written = writtenOf(text.charCodeAt(i))
    if (written === undefined) continue
    out += text.slice(from, i) + written
    from = i + 1
  }
  return out + text.slice(from)
}

function writtenOf(code: number): string | undefined {
  switch (code) {
    case 34:
      return '&quot;'
    case 38:
      return '&amp;'
    case 39:
      return '&#39;'
    case 60:
      return '&lt;'
    case 62:
      return '&gt;'
    default:
      return undefined
  }
}
