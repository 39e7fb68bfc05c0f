// Decides which glyphs the site's font files hold. Pure, so that processes that read the same database make the same files.

/**
 * Glyphs of the first file, which every page loads: about 135 KB. A smaller one would cost most pages the second file as well, because
 * nearly every page has a syllable that few others have.
 */
export const FIRST = 1_090
/** Glyphs of all files. What is used less comes from the whole font, by unicode-range. */
export const MOST = 3_000
/** Unused glyphs that the files may hold before they are made anew. */
const SURPLUS = 250

/**
 * @param counts in how many texts each code point is used. @param before glyphs of the present files, one string a file.
 * @returns one string of sorted glyphs a file; `before` itself when it holds everything, so that a publication without a new glyph
 * changes nothing, and one that only removes text neither.
 */
export function chooseGlyphs(counts: ReadonlyMap<number, number>, before: readonly string[]): readonly string[] {
  const present = new Set([...before.join('')].map((glyph) => glyph.codePointAt(0)!))
  const isFull = counts.size > MOST
  const ranked = [...counts].sort(
    ([a, often], [b, oftenToo]) =>
      // With more glyphs than places, those that have a place stay: otherwise each publication would change the files.
      (isFull ? Number(present.has(b)) - Number(present.has(a)) : 0) || oftenToo - often || a - b,
  )
  const chosen = ranked.slice(0, MOST).map(([code]) => code)
  if (chosen.every((code) => present.has(code)) && present.size <= chosen.length + SURPLUS) return before
  return [chosen.slice(0, FIRST), chosen.slice(FIRST)].filter((codes) => codes.length > 0).map(sorted)
}

const sorted = (codes: readonly number[]): string => String.fromCodePoint(...codes.toSorted((a, b) => a - b))
