import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** A photograph of noise, which no codec makes small: about `mb` megabytes as JPEG. */
export async function largePicture(mb: number): Promise<Buffer> {
  // Noise takes 0.635 bytes a pixel at this quality.
  const width = Math.round(Math.sqrt((mb * 1_048_576) / 0.635))
  return sharp(randomBytes(width * width * 3), { raw: { width, height: width, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer()
}

/** As a file on the disk, which a browser may choose twice. */
export async function largePictureFile(folder: string, name: string, mb: number): Promise<string> {
  const path = join(folder, name)
  writeFileSync(path, await largePicture(mb))
  return path
}
