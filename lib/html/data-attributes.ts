import sanitize from 'sanitize-html'

/** Longest value that is read. */
const LONGEST = 500

/**
 * Reads the values of `data-<prefix><name>` attributes anywhere in a text, by name; the first of each counts. Read from the stored text,
 * because the sanitised output has none of them.
 */
export function dataAttributes(html: string, prefix: string): Record<string, string> {
  const start = `data-${prefix}`
  const found: Record<string, string> = {}
  if (!html.includes(start)) return found
  sanitize(html, {
    allowedTags: [],
    allowedAttributes: {},
    transformTags: {
      '*': (tagName, attribs) => {
        for (const [attribute, value] of Object.entries(attribs)) {
          const name = attribute.startsWith(start) ? attribute.slice(start.length) : ''
          const text = value.trim()
          if (name && text && text.length <= LONGEST && !Object.hasOwn(found, name)) found[name] = text
        }
        return { tagName, attribs }
      },
    },
  })
  return found
}
