// Builds the fonts of public pages: the whole font by unicode-range as one style sheet that no page waits for, the font from which the
// page server cuts the file of the site's own glyphs (services/storage/font), and the glyphs that the code's own words need.
import { copyFileSync, cpSync, globSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import { hashOf } from './build-styles.mjs'
import { inRoot, root } from './project.mjs'

const package_ = dirname(createRequire(import.meta.url).resolve('pretendard/package.json'))
const { version } = JSON.parse(readFileSync(join(package_, 'package.json'), 'utf8'))
const WEB = join(package_, 'dist/web/variable')
/** Files whose words a page may show: views, contracts, catalogues of messages. Their comments are English. */
const WITH_WORDS = ['{blocks,renderer,schemas,lib}/**/*.{ts,tsx}', 'app/{not-found,forbidden}.tsx']

/**
 * @param folder of static files. @param base its URL. @param own folder for what only the page server reads.
 * @returns the faces of systems' fonts as CSS; URLs of the sheet with the whole font, and of its smallest file, which a
 *   page asks for when it lacks a glyph (renderer/site-font.ts).
 */
export function buildFonts({ folder, base, own }) {
  rmSync(folder, { recursive: true, force: true })
  const files = `pretendard-${version}`
  cpSync(join(WEB, 'woff2-dynamic-subset'), join(folder, files), { recursive: true })
  const css = readFileSync(join(WEB, 'pretendardvariable-dynamic-subset.css'), 'utf8')
  const faces = css.replaceAll('./woff2-dynamic-subset/', `${base}${files}/`).replace(/\/\* \[\d+\] \*\/|[\n\t]+/g, '')
  const sheet = `whole-${hashOf(faces)}.css`
  writeFileSync(join(folder, sheet), faces)

  mkdirSync(own, { recursive: true })
  copyFileSync(join(package_, 'dist/public/variable/PretendardVariable.ttf'), join(own, 'whole.ttf'))
  const ranges = [...css.matchAll(/unicode-range: ([^;}]+)/g)].flatMap(([, list]) => list.split(',').map(rangeOf))
  writeFileSync(join(own, 'glyphs.json'), JSON.stringify({ covered: joined(ranges), words: words() }))
  const size = (file) => statSync(join(folder, files, file)).size
  const smallest = readdirSync(join(folder, files)).reduce((one, other) => (size(other) < size(one) ? other : one))
  return { system: systemFaces(), whole: base + sheet, smallest: `${base}${files}/${smallest}` }
}

const systemFaces = () =>
  readFileSync(inRoot('app', 'styles', 'fonts.css'), 'utf8')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s*([{}:;,])\s*/g, '$1')
    .replaceAll(';}', '}')
    .trim()

/** `U+f9ca-fa0b` → its first and last code point. */
function rangeOf(text) {
  const [, first, last = first] = /U\+([0-9a-f]+)(?:-([0-9a-f]+))?/i.exec(text)
  return [parseInt(first, 16), parseInt(last, 16)]
}

/** Ranges in order, neighbours as one. */
function joined(ranges) {
  const result = []
  for (const [first, last] of ranges.toSorted(([a], [b]) => a - b)) {
    const before = result.at(-1)
    if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last)
    else result.push([first, last])
  }
  return result
}

/** Characters of the sources, and in how many files each occurs. */
function words() {
  const found = {}
  for (const file of globSync(WITH_WORDS, { cwd: root, exclude: (path) => /\.test\.tsx?$/.test(path) }))
    for (const character of new Set(
      readFileSync(inRoot(file), 'utf8')
        .normalize('NFC')
        .match(/[^\0-\x7f]/gu),
    ))
      found[character] = (found[character] ?? 0) + 1
  return found
}
