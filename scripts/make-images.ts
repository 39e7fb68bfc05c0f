// Measures every picture under public/media and writes what a page must know before the picture loads: size, mean colour and focal point.
// Titles, alt texts and focal points are taken from the existing record.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

interface ImageRecord {
  title: string
  alt: string
  width: number
  height: number
  /** Mean colour, shown until the picture has loaded. */
  color: string
  /** The point that a narrow crop must preserve, as CSS object-position. */
  focal: string
}

const root = join(import.meta.dirname, '..')
const media = join(root, 'public', 'media')
const recordsPath = join(root, 'pages-fixtures', 'images.json')

const known = JSON.parse(await readFile(recordsPath, 'utf8').catch(() => '{}')) as Record<string, Partial<ImageRecord>>
const paths = (await readdir(media, { recursive: true })).filter((path) => /\.(webp|svg)$/.test(path)).sort()
const records: Record<string, ImageRecord> = {}
const silent: string[] = []

for (const path of paths) {
  const key = path.replaceAll('\\', '/')
  const image = sharp(join(media, path))
  const { width, height } = await image.metadata()
  const { channels } = await image.flatten({ background: '#fff' }).stats()
  const color = `#${channels
    .slice(0, 3)
    .map((channel) => Math.round(channel.mean).toString(16).padStart(2, '0'))
    .join('')}`
  const { title = '', alt = '', focal = '50% 50%' } = known[key] ?? {}
  if (!alt) silent.push(key)
  records[key] = { title, alt, width, height, color, focal }
}

await writeFile(recordsPath, `${JSON.stringify(records, null, 2)}\n`)
await sharp(join(media, 'heroes', 'living-sand.webp'))
  .resize(1200, 600, { fit: 'cover', position: 'bottom' })
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile(join(root, 'public', 'og.jpg'))
console.log(`${paths.length} pictures measured${silent.length > 0 ? `; without alternative text: ${silent.join(', ')}` : ''}`)
if (silent.length > 0) process.exitCode = 1
