import type { Level } from '@/schemas/api/members/level-tests'
import type { Image } from '@/blocks/base/_parts/picture'
import { shaped } from '@/blocks/base/_parts/shaped'

/** The photograph of a level. */
export const levelImage = ({ IMG, IMG_ALT, IMG_SHAPE }: Pick<Level, 'IMG' | 'IMG_ALT' | 'IMG_SHAPE'>): Image =>
  shaped(IMG, IMG_ALT, IMG_SHAPE)
