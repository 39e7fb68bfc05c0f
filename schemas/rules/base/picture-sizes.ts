/** Widths in which the site shows its pictures with their own ratio: a phone's whole width once and twice, its half, and screens; the last where a picture opens a page on a large one. */
export const PICTURE_WIDTHS = [160, 320, 480, 800, 1280, 1920, 2560] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** Pages that a browser opened before an upgrade name these. */
const EARLIER_WIDTHS = [640, 960]

/** A size that a page may ask for: one of the widths, or the cut that is shared (look: og). */
export type PictureSize = readonly [width: PictureWidth, height?: 0] | readonly [width: 800, height: 400]

/** The first segment behind /img: the only sizes that are made, so that the derivatives of a picture are numbered (C-IMGEXT). */
export const PICTURE_SEGMENTS: readonly string[] = [...PICTURE_WIDTHS, ...EARLIER_WIDTHS].map((width) => `${width}x0`).concat('800x400')
