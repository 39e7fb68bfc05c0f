import { PICTURE_FILES } from '@/schemas/rules/base/picture-files'

export const FILM_TYPES = 'video/mp4,video/webm'
export const PDF_TYPES = 'application/pdf,.pdf'
export const MEDIA_TYPES = `${PICTURE_FILES.accept},${FILM_TYPES},${PDF_TYPES}`
