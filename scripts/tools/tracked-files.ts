import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** Every file of the repository's working tree, new ones included and ignored ones left out; paths below the root, in order. */
export function trackedFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  return [...new Set(listed.split('\0'))]
    .filter((file) => file && statSync(join(root, file), { throwIfNoEntry: false })?.isFile())
    .sort((a, b) => (a < b ? -1 : 1))
}
