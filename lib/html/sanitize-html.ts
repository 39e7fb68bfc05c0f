import sanitize, { type IOptions } from 'sanitize-html'
import { isSafeImage, isSafeLink } from './is-safe-link'

const ALIGN = [/^(?:left|center|right|start|end)$/]
const policy: IOptions = {
  allowedTags: [
    'p',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'a',
    'br',
    'hr',
    'blockquote',
    'table',
    'caption',
    'colgroup',
    'col',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
    'img',
    'figure',
    'figcaption',
    'span',
    'div',
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan', 'style'],
    td: ['colspan', 'rowspan', 'style'],
    col: ['span'],
    p: ['style'],
    h2: ['style'],
    h3: ['style'],
    h4: ['style'],
    div: ['style'],
    figcaption: ['style'],
  },
  allowedStyles: { '*': { 'text-align': ALIGN } },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'iframe',
    'object',
    'embed',
    'svg',
    'math',
    'template',
    'title',
    'xmp',
    'noembed',
    'noframes',
    'plaintext',
  ],
  enforceHtmlBoundary: false,
  // Deeper nesting than any text needs only serves to exhaust a parser.
  nestingLimit: 40,
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    del: 's',
    strike: 's',
    a: (tagName, { href, target }) => {
      const attribs: Record<string, string> = {}
      if (href !== undefined && isSafeLink(href)) attribs['href'] = href.trim()
      if (target === '_blank' && attribs['href']) Object.assign(attribs, { target, rel: 'noopener' })
      return { tagName, attribs }
    },
    img: (tagName, { src = '', alt = '', width, height }) => ({
      tagName,
      attribs: {
        ...(isSafeImage(src) ? { src: src.trim() } : {}),
        alt,
        ...(size(width) ? { width: width! } : {}),
        ...(size(height) ? { height: height! } : {}),
        loading: 'lazy',
        decoding: 'async',
      },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
}

const size = (value: string | undefined) => value !== undefined && /^[1-9]\d{0,4}$/.test(value)

/** The one policy for rich text (S12), applied when it is stored and again when it is shown. Sanitising is idempotent: f(f(x)) = f(x). */
export function sanitizeHtml(html: string): string {
  const known = cleaned.get(html)
  if (known !== undefined) return known
  const clean = sanitizeUntilStable(html)
  held += html.length + clean.length
  // The same few texts are shown again and again; when the cache is full, it is cleared.
  if (held > MOST_HELD) {
    cleaned.clear()
    held = html.length + clean.length
  }
  cleaned.set(html, clean)
  // The result is the input of the next render and the next save.
  cleaned.set(clean, clean)
  return clean
}

const cleaned = new Map<string, string>()
const MOST_HELD = 4_000_000
let held = 0

function sanitizeUntilStable(html: string): string {
  let clean = sanitize(html, policy)
  // Dropping a tag may join its neighbours to a new one; three rounds are more than any known case needs.
  for (let round = 0; round < 3; round++) {
    const again = sanitize(clean, policy)
    if (again === clean) return clean
    clean = again
  }
  return clean
}

/** The plain text of a rich text, for descriptions and counts. */
export const textOf = (html: string): string =>
  sanitize(html.replace(/<(?:br|\/p|\/li|\/h\d|\/t[dhr])[^>]*>/gi, ' $&'), { allowedTags: [], allowedAttributes: {} })
    .replace(/\s+/g, ' ')
    .trim()
