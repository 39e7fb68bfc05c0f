// T33: whatever is written in a document, it is read or refused, and what is cleaned stays clean. The seed is fixed: the same inputs each time.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sanitizeHtml } from '@/lib/html/sanitize-html'
import { checkPage } from '@/schemas/page/check-page'
import type { PageDocument } from '@/schemas/page/document'
import { readPage, writePage } from '@/schemas/page/read-page'
import { sanitizeDocument } from '@/schemas/page/sanitize-document'
import '@/services/areas'
import { fixtures } from '@/tests/support/fixtures'
import { hostileText, NAUGHTY } from '@/tests/support/hostile'
import { clean, always, scraps, document } from '@/tests/support/hostile-documents'

describe('documents', () => {
  test('are validated without an exception, and problems have their place', () => {
    always(
      document,
      (text) => {
        for (const strict of [true, false]) {
          for (const { pointer, message } of checkPage(JSON.parse(text), { strict })) {
            expect(pointer === '' || pointer.startsWith('/')).toBe(true)
            expect(message).not.toBe('')
          }
        }
        clean()
      },
      1_500,
    )
  })

  test('are read without a throw, and written back byte for byte where nothing was migrated', () => {
    always(
      document,
      (text) => {
        const stored = JSON.parse(text) as PageDocument
        const before = JSON.stringify(stored)
        const page = readPage(stored)
        if (!page.migrated && Array.isArray(stored.blocks)) expect(JSON.stringify(writePage(page))).toBe(before)
        expect(JSON.stringify(stored)).toBe(before)
        clean()
      },
      1_500,
    )
  })

  test('that pass the gate are cleaned, and cleaning them again changes nothing', () => {
    let passed = 0
    always(
      document,
      (text) => {
        const given = JSON.parse(text) as PageDocument
        if (checkPage(given, { strict: false }).length > 0) return
        passed++
        const once = sanitizeDocument(given)
        expect(checkPage(once, { strict: false })).toEqual([])
        expect(JSON.stringify(sanitizeDocument(once))).toBe(JSON.stringify(once))
      },
      1_500,
    )
    expect(passed).toBeGreaterThan(0)
  })

  test('of the shipped site stay readable when one place in them is anything else', () => {
    const shipped = fixtures().map(({ document: page }) => page)
    always(
      fc.tuple(fc.constantFrom(...shipped), fc.nat(), scraps),
      ([page, where, scrap]) => {
        const stored = structuredClone(page)
        const places = placesIn(stored.blocks)
        const [holder, name] = places[where % Math.max(1, places.length)] ?? []
        if (holder) holder[name as string] = JSON.parse(scrap) as unknown
        const before = JSON.stringify(stored)
        checkPage(stored, { strict: true })
        const read = readPage(stored)
        if (!read.migrated) expect(JSON.stringify(writePage(read))).toBe(before)
      },
      1_000,
    )
  })
})

/** Every property of every object in a value. */
function placesIn(value: unknown): [Record<string, unknown>, string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => [
    [value as Record<string, unknown>, name] as [Record<string, unknown>, string],
    ...placesIn(child),
  ])
}

describe('rich text', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<p>',
      '</p>',
      '<p onclick=x>',
      '<script>',
      '</script>',
      '<scr<script>ipt>',
      '<SCRIPT/SRC=//x>',
      '<img src=x onerror=x>',
      '<img/src=`x`onerror=x>',
      '<svg onload=x>',
      '<svg><style><img src=x onerror=x>',
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=x&gt;">',
      '<a href="',
      '<a href=javascript:x>',
      '<a href="java\nscript:x">',
      '<a href="&#106;avascript:x">',
      '<a href=" \u0001javascript:x">',
      '<a href="//x">',
      'javascript:',
      'data:text/html,',
      '<iframe srcdoc="',
      '<noscript><p title="</noscript><img src=x onerror=x>">',
      '<textarea>',
      '</textarea>',
      '<title>',
      '<template>',
      '<base href=//x>',
      '<meta http-equiv=refresh content=0>',
      '<link rel=stylesheet href=//x>',
      '<form action=//x><button formaction=javascript:x>',
      '<p style="text-align:center;background:url(//x)">',
      '<p style="text-align:left',
      '<style>*{}</style>',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<?x',
      '<!doctype',
      '"',
      "'",
      '`',
      '>',
      '<',
      '</',
      '/>',
      '&lt;',
      '&amp;lt;',
      '&#x3c;',
      '&#60',
      '&',
      '<table><tr><td colspan="',
      '<div>'.repeat(60),
      '</div>',
      '<b>',
      '</b>',
      '<xmp>',
      '<plaintext>',
      '<img src="/media/a.webp" alt="',
      '<img src="/media/a.webp" width="9" onload="x">',
      '\0',
      '<\0script>',
      '<p\0 onclick=x>',
    ),
    hostileText,
  )

  const ALLOWED =
    /^(?:p|h[234]|ul|ol|li|strong|b|em|i|u|s|sub|sup|a|br|hr|blockquote|table|caption|colgroup|col|thead|tbody|tfoot|tr|th|td|img|figure|figcaption|span|div)$/
  const NAMES = /^(?:href|target|rel|src|alt|width|height|loading|decoding|start|scope|colspan|rowspan|span|style)$/

  /** Reads it as strictly as can be: every `<` begins a tag that the policy names, with quoted attributes that it names. */
  function expectHarmless(html: string): void {
    const rest = html.replace(/<(\/?)([a-z0-9]+)((?: [a-z]+="[^"<>]*")*)(?: \/)?>/g, (_, end: string, tag: string, attributes: string) => {
      expect(tag).toMatch(ALLOWED)
      if (end) expect(attributes).toBe('')
      for (const [, name, value] of attributes.matchAll(/ ([a-z]+)="([^"]*)"/g)) {
        expect(name).toMatch(NAMES)
        if (name === 'style') expect(value).toMatch(/^text-align:(?:left|center|right|start|end)$/)
        if (name === 'src') expect(value).toMatch(/^\/media\//)
        if (name === 'href') expect(value).toMatch(/^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#|\?|[\w.-]+(?:[/?#]|$))/i)
      }
      return ''
    })
    expect(rest).not.toContain('<')
  }

  test('is harmless once cleaned, and cleaning it again changes nothing', () => {
    always(
      fc.array(piece, { maxLength: 16 }).map((pieces) => pieces.join('')),
      (dirty) => {
        const once = sanitizeHtml(dirty)
        expectHarmless(once)
        expect(sanitizeHtml(once)).toBe(once)
      },
      6_000,
      NAUGHTY.map((text) => [text]),
    )
  })
})
