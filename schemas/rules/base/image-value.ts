// What a value that should name a picture is (V-IMG-1): full URLs and storage paths, by their extension.

/** Those of the specification, and those in which this site stores its own. */
const PICTURES = /\.(?:jpe?g|png|gif|jfif|webp|avif|svg)$/i

/** `none` is shown as the no-image placeholder; `other` is no picture and is shown as one as little. */
export function imageValue(value: string | null | undefined): 'image' | 'other' | 'none' {
  const text = value?.trim() ?? ''
  if (text === '') return 'none'
  const path = text.replace(/[?#].*$/, '')
  return /^(?:https?:\/\/[^/]+)?\/(?!\/)/i.test(path) && PICTURES.test(path) ? 'image' : 'other'
}

/** The value where it is a picture; empty otherwise, so that its place shows the placeholder. */
export const pictureOrNone = (value: string): string => (imageValue(value) === 'image' ? value : '')
