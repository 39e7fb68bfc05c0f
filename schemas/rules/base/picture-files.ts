/** The kinds of pictures that the library takes: for a file input, and in words. One list, so that no refusal names what cannot be chosen. */
export const PICTURE_FILES = {
  accept: 'image/jpeg,image/png,image/gif,image/webp,image/avif,image/heic,image/heif,.heic,.heif',
  words: 'JPG, PNG, GIF, WebP, AVIF, HEIC',
} as const
