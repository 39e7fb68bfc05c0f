/** Without HEIC, so that a phone converts its photographs by itself; one that is dropped or pasted is accepted all the same. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/gif,image/webp,image/avif'
export const FILM_TYPES = 'video/mp4,video/webm'
export const PDF_TYPES = 'application/pdf,.pdf'
export const MEDIA_TYPES = `${PICTURE_TYPES},${FILM_TYPES},${PDF_TYPES}`
