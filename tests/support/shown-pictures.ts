import { pictureName } from '@/schemas/rules/base/different-first'

/**
 * The photographs that a page shows, by name. Swatches and drawings are none: they identify a product wherever it is named.
 * @param sources as `pictureSources` finds them.
 */
export const shownPictures = (sources: readonly string[]): string[] =>
  sources.flatMap((source) => {
    const key = /^\/(?:img\/\d+x\d+|media)\/((?:rooms|heroes)\/.+)$/.exec(source)?.[1]
    return key ? [pictureName(`/media/${key}`)] : []
  })
