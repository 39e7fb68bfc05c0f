import sanitize from 'sanitize-html'

/** Longest value that is worth reading. */
const LONGEST = 500

/**
 * Values of `data-<prefix><name>` attributes anywhere in a text, by name; of one that stands there twice, the first counts. They are
 * read from the text as it was written: what is shown has none of them.
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
