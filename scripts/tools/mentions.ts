// Finds where codes of the specification are named. A code is written in full (V-EVT-1), as a run (V-EVT-1 to 4, V-EVT-1..4) or as a list
// (V-EVT-1, 3); a family (V-EVT) means all of its codes. Promises (S12, T7) count in comments and titles only, because the same letters
// occur in SVG paths and dates.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { trackedFiles } from './tracked-files'

export interface Mention {
  code: string
  file: string
  /** Counted from 1. */
  line: number
  /** Title of the test on this line, or of the one below the comment on this line. */
  title?: string
}

const root = join(import.meta.dirname, '..', '..')
const CODE = /(?<![\w-])(?:(?:[VSPEGKC])-[A-Z]+[0-9]*(?:-[A-Z0-9]+)*|RT-\d{2}|Q-\d{3}|CX-\d{2}|SYS-\d{2})(?![\w])/g
const RUN = /^(?:\.\.| to |-)((?:[A-Z]+-)+)?(\d+)(?!\w)/
const LIST = /^(?:,|,? and) ()(\d+)(?=[,.:;)]| and | to |\s*$)/
const PROMISE = /(?<![\w'"’.%#/-])[MPRST][1-9]\d?(?![\w'"’%-])/g
const COMMENT = /(?:^|\s)(?:\/\/|\/?\*)(.*)$/
/** A title alone on its line, as Prettier formats a long `test.each`. */
const TITLE_ALONE = /^\s*(['"`])([A-Z][A-Z0-9-]*\d[^:]*: .*)\1,$/
const TITLE = /\b(?:test|it|describe)(?:\.\w+)*(?:\((?:\[.*\]|\w+\(.*\))\))?\(\s*(['"`])(.*?)\1/

/** Every text in which a code may be named, except the list of the codes itself. */
export const readFiles = (): string[] =>
  trackedFiles().filter(
    (file) =>
      /\.(ts|tsx|mjs|cjs|css|md|json)$/.test(file) &&
      !/^(docs\/rules\.|scripts\/tools\/(mentions|read-rules)\.ts|tests\/laws\/rules|package|pages-fixtures\/.*\.json)/.test(file),
  )

export function mentionsIn(file: string, text = readFileSync(join(root, file), 'utf8')): Mention[] {
  const lines = text.split('\n')
  const isTest = isTestFile(file)
  return lines.flatMap((line, at) => {
    const codes = [...codesIn(line), ...promisesIn(line, file)]
    if (codes.length === 0) return []
    const title = isTest ? titleAt(lines, at) : undefined
    return codes.map((code) => ({ code, file, line: at + 1, ...(title === undefined ? {} : { title }) }))
  })
}

/** Codes of one line, with runs and lists expanded. */
export function codesIn(line: string): string[] {
  const named = [...line.matchAll(CODE)].flatMap((found) => {
    const code = found[0]
    const number = /\d+$/.exec(code)?.[0]
    if (number === undefined) return [code]
    const stem = code.slice(0, -number.length)
    const all = [code]
    let rest = line.slice(found.index + code.length)
    let last = Number(number)
    for (;;) {
      const run = RUN.exec(rest)
      const next = run ?? LIST.exec(rest)
      if (!next) return all
      if (next[1] !== undefined && next[1] !== '' && next[1] !== stem) return all
      const to = Number(next[2])
      for (let n = run ? last + 1 : to; n <= to; n++) all.push(stem + String(n).padStart(number.length, '0'))
      last = to
      rest = rest.slice(next[0].length)
    }
  })
  return [...new Set(named)]
}

function promisesIn(line: string, file: string): string[] {
  if (!/\.(ts|tsx|mjs|cjs)$/.test(file)) return []
  const said = COMMENT.exec(line)?.[1] ?? (isTestFile(file) ? (TITLE.exec(line) ?? TITLE_ALONE.exec(line))?.[2] : undefined)
  return said === undefined ? [] : [...said.matchAll(PROMISE)].map(([code]) => code)
}

/** The title on a line, or the one below a comment on this line. */
function titleAt(lines: readonly string[], at: number): string | undefined {
  const own = (TITLE.exec(lines[at]!) ?? TITLE_ALONE.exec(lines[at]!))?.[2]
  if (own !== undefined || !COMMENT.test(lines[at]!)) return own
  const below = lines.slice(at + 1, at + 4).find((line) => !COMMENT.test(line))
  return below === undefined ? undefined : TITLE.exec(below)?.[2]
}

export const isTestFile = (file: string): boolean => /^tests\/|\.(test|spec)\.tsx?$/.test(file)
