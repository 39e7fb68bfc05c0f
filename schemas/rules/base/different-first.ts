/** The name of a picture in every size: a photograph is stored as a card (`rooms`), and some of them large (`heroes`). */
export const pictureName = (src: string): string => src.replace(/^\/media\/(?:rooms|heroes)\//, '/media/')

/**
 * The entries in their order, except that those whose picture was shown before come last: a list that is cut short then
 * shows no picture twice while it has others to show.
 * @param shown pictures (paths) that stand on the page already.
 */
export function differentFirst<T>(entries: readonly T[], pictureOf: (entry: T) => string, shown: readonly string[] = []): T[] {
  const { first, repeats } = parted(entries, pictureOf, shown)
  return [...first, ...repeats]
}

/** The entries without those whose picture was shown before. */
export const withoutRepeats = <T>(entries: readonly T[], pictureOf: (entry: T) => string, shown: readonly string[] = []): T[] =>
  parted(entries, pictureOf, shown).first

function parted<T>(entries: readonly T[], pictureOf: (entry: T) => string, shown: readonly string[]) {
  const seen = new Set(shown.map(pictureName))
  const first: T[] = []
  const repeats: T[] = []
  for (const entry of entries) {
    const name = pictureName(pictureOf(entry))
    const isRepeat = name !== '' && seen.has(name)
    seen.add(name)
    ;(isRepeat ? repeats : first).push(entry)
  }
  return { first, repeats }
}
