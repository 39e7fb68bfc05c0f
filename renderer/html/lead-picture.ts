// The picture that opens a page. Views write all pictures to load lazily; the first one of the document is loaded at once and before
// others, wherever an editor puts it. Browsers find a lazy picture only after the layout, which on a phone is a second later.

export interface LeadPicture {
  /** Place of its tag. */
  start: number
  end: number
  /** The tag that takes its place. */
  tag: Buffer
}

/** Pictures of the site have files in several widths. */
const OFFERED = / srcset="/i
/** Swatches and marks, by their `sizes`. */
const SMALL = / sizes="\d{1,2}px"/
const LAZY = ' loading="lazy"'
const FRAME_OF_DEVICE = /<div class="contents" data-block="[^"]*" data-id="[^"]*" data-on="/g

/** @param html of a page, or its beginning. @param from where its main part begins. */
export function leadPicture(html: Buffer, from: number): LeadPicture | undefined {
  for (let start = html.indexOf('<img ', from); start >= 0; start = html.indexOf('<img ', start + 1)) {
    const end = html.indexOf('>', start) + 1
    // A character a byte, so that the tag is found again in the bytes.
    const tag = html.toString('latin1', start, end)
    if (!OFFERED.test(tag) || !tag.includes(LAZY) || SMALL.test(tag)) continue
    if (isHidden(html.subarray(from, start))) continue
    return { start, end, tag: Buffer.from(tag.replace(LAZY, ' loading="eager" fetchpriority="high"'), 'latin1') }
  }
  return undefined
}

/**
 * Whether some visitors do not see what follows: a picture of a menu, or of a block for certain devices. Loaded at once, it would be
 * loaded by them as well.
 */
function isHidden(before: Buffer): boolean {
  const menu = before.lastIndexOf('<nav')
  if (menu >= 0 && !before.includes('</nav', menu)) return true
  // Few pages are read as text for it.
  if (!before.includes(' data-on="')) return false
  const text = before.toString('latin1')
  for (const frame of text.matchAll(FRAME_OF_DEVICE)) if (isOpen(text, frame.index)) return true
  return false
}

/** Whether the division that begins here has not ended yet. */
function isOpen(html: string, start: number): boolean {
  const tags = /<(\/?)div\b/g
  tags.lastIndex = start
  let depth = 0
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1
    if (depth === 0) return false
  }
  return true
}
