// What becomes of a query before any page sees it (V-QRY-1 to 6, RT-02, RT-03). Values are cleaned until nothing changes any
// more, so that removed parts cannot join up into a new tag; output is encoded all the same.

const WORD = /자바스크립트/g

/** A value needs as many rounds as tags were nested into one another; more than this is no search word. */
const MOST_ROUNDS = 40

/** One value without script elements, HTML tags and the word that foundation 5.1 names. */
export function cleanValue(value: string): string {
  let clean = value.normalize('NFC')
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = withoutTags(withoutScripts(clean).replace(WORD, ''))
    if (next === clean) return clean
    clean = next
  }
  return clean.replaceAll('<', '')
}

export interface CleanQuery {
  query: URLSearchParams
  /** True where the URL must be replaced by one with this query (V-QRY-5). */
  changed: boolean
}

/** All values of a query, cleaned; a search keyword also loses its spaces (V-QRY-6). */
export function cleanQuery(query: URLSearchParams): CleanQuery {
  const clean = new URLSearchParams()
  let changed = false
  for (const [name, value] of query) {
    const stripped = cleanValue(value)
    const next = name === 'searchKeyword' ? stripped.replace(/\s+/g, '') : stripped
    // A Mac's NFD is the same word, and no reason for a redirect.
    if (next !== value.normalize('NFC')) changed = true
    clean.append(name, next)
  }
  return { query: clean, changed }
}

// Both walks look at each character once: a pattern with `[^>]*` would start over at every "<" of a hostile value.

/** Without script elements; a tag that has no partner goes alone. */
function withoutScripts(text: string): string {
  const tag = /<(\/?)script\b/gi
  const closing = /<\/script\s*>/gi
  let kept = ''
  let from = 0
  let unclosed = false
  for (let found = tag.exec(text); found; found = tag.exec(text)) {
    let end = text.indexOf('>', tag.lastIndex) + 1
    if (end === 0) break
    if (!found[1] && !unclosed) {
      closing.lastIndex = end
      if (closing.exec(text)) end = closing.lastIndex
      else unclosed = true
    }
    kept += text.slice(from, found.index)
    from = tag.lastIndex = end
  }
  return kept + text.slice(from)
}

/** Without HTML tags: "<" directly followed by a letter, "/" and a letter, or "!", up to the next ">". */
function withoutTags(text: string): string {
  const tag = /<(?:\/?[a-z]|!)/gi
  let kept = ''
  let from = 0
  for (let found = tag.exec(text); found; found = tag.exec(text)) {
    const end = text.indexOf('>', tag.lastIndex) + 1
    if (end === 0) break
    kept += text.slice(from, found.index)
    from = tag.lastIndex = end
  }
  return kept + text.slice(from)
}
