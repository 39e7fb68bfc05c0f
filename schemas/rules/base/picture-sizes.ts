/** Widths in which the site shows its pictures with their own ratio. */
export const PICTURE_WIDTHS = [160, 320, 640, 960, 1280, 1920] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** A size that a page may ask for: one of the widths, or the cut that is shared (look: og). */
export type PictureSize = readonly [width: PictureWidth, height?: 0] | readonly [width: 800, height: 400]

/** The first segment behind /img: the only sizes that are made, so that the derivatives of a picture are numbered (C-IMGEXT). */
export const PICTURE_SEGMENTS: readonly string[] = [...PICTURE_WIDTHS.map((width) => `${width}x0`), '800x400']
