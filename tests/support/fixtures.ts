import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageDocument } from '@/schemas/page/document'

export interface Fixture {
  /** Path below the project's root. */
  file: string
  document: PageDocument
}

export const root = join(import.meta.dirname, '..', '..')
export const readJson = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))

/** Every JSON file below a folder of the project, in order. */
export function jsonFiles(folder: string): string[] {
  const place = join(root, folder)
  if (!existsSync(place)) return []
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort()
}

/** The shipped site: pages, fragments, popups and templates. */
export const fixtures = (): Fixture[] =>
  jsonFiles('pages-fixtures/site').map((file) => ({ file, document: readJson(file) as PageDocument }))
