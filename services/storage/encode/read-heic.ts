// HEIC, in which phones store photographs and which sharp does not decode, by libheif as WebAssembly. The module is loaded at the first
// one, because it takes 300 MB while it works.
import { PictureFault } from './picture-fault'

interface Pixels {
  data: Buffer
  width: number
  height: number
  channels: 4
}

/**
 * The first picture, upright: libheif turns it as the file says.
 * @param most pixels; a larger picture is refused before memory is allocated for them.
 */
export async function readHeic(bytes: Buffer, most: number): Promise<Pixels | undefined> {
  const { default: heif } = await import('libheif-js/wasm-bundle.js')
  const [image, ...others] = new heif.HeifDecoder().decode(bytes)
  for (const other of others) other.free()
  if (!image) return undefined
  try {
    const width = image.get_width()
    const height = image.get_height()
    if (width * height > most) throw new PictureFault('tooManyPixels')
    const data = new Uint8ClampedArray(width * height * 4)
    const shown = await new Promise((resolve) => image.display({ data, width, height }, resolve))
    return shown ? { data: Buffer.from(data.buffer), width, height, channels: 4 } : undefined
  } finally {
    image.free()
  }
}
