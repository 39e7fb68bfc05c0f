import type { Shape } from '@/schemas/words/shape'
import type { Image } from './picture'

/** The picture of a record, with the shape that the service measured. */
export const shaped = (src: string, alt: string, shape: Shape | undefined): Image => ({ src, alt, ...shape })
