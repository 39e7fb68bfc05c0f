import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A picture that the site ships, as `npm run images` measured it. */
export interface ImageRecord {
  title: string
  alt: string
  width: number
  height: number
  color: string
  focal?: string
}

let records: Promise<Record<string, ImageRecord>> | undefined

/** The shipped pictures by what follows `/media/`. They change with a release only. */
export function imageRecords(): Promise<Record<string, ImageRecord>> {
  records ??= readRecords().catch((error: unknown) => {
    records = undefined
    throw error
  })
  return records
}

const readRecords = async (): Promise<Record<string, ImageRecord>> =>
  JSON.parse(await readFile(join(process.cwd(), 'pages-fixtures', 'images.json'), 'utf8')) as Record<string, ImageRecord>
