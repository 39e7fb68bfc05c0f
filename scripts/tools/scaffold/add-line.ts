import { readFile, rewriteFile } from './file'
import { stop } from './stop'

/** Puts a line behind the last place that fits the pattern. */
export function addLine(file: string, after: RegExp, line: string): void {
  const text = readFile(file)
  const found = [...text.matchAll(new RegExp(after.source, `${after.flags.replace('g', '')}g`))].at(-1)
  if (!found) stop(`${file} has no place for this line: add it by hand.\n${line}`)
  const place = found.index + found[0].length
  rewriteFile(file, text.slice(0, place) + line + text.slice(place))
}
