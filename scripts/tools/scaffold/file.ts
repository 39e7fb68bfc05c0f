// The files that the scaffolds write, by their path in the repository.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stop } from './stop'

/** The repository, or the folder that `--root=` names. */
const root = process.argv.find((one) => one.startsWith('--root='))?.slice('--root='.length) ?? join(import.meta.dirname, '..', '..', '..')

export const fileExists = (file: string) => existsSync(join(root, file))
export const readFile = (file: string) => readFileSync(join(root, file), 'utf8')

/** Writes a new file; one that is there already stops the command. */
export function createFile(file: string, text: string): void {
  if (fileExists(file)) stop(`${file} is there already.`)
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
  console.log(`wrote   ${file}`)
}

export function appendToFile(file: string, text: string): void {
  appendFileSync(join(root, file), text)
  console.log(`changed ${file}`)
}

export function rewriteFile(file: string, text: string): void {
  writeFileSync(join(root, file), text)
  console.log(`changed ${file}`)
}
