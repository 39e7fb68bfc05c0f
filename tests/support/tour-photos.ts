import sharp from 'sharp'

/** A photograph as a phone sends it: on its side, with a place and a camera. */
export const phonePhoto = (background: string, name = 'IMG_0001.jpg') =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .withExif({ IFD0: { Make: 'A camera' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: 'image/jpeg', buffer }))
