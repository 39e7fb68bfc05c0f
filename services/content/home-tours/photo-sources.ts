import type { PageDocument } from '@/schemas/page/document'
import { photosOf } from '@/schemas/rules/content/home-tour/tour-document'
import type { interiorCases } from '@/services/db/tables/content'

type Case = Pick<typeof interiorCases.$inferSelect, 'hImg' | 'story'>

/** Paths of the photographs that a tour shows: of its draft, or of the case that visitors read. */
export const photoSources = (shown: PageDocument | Case): string[] =>
  'blocks' in shown
    ? shown.blocks.flatMap(photosOf).map(({ src }) => src)
    : [shown.hImg, ...shown.story.flatMap(({ image, second }) => [image, second?.image])].filter((src): src is string => Boolean(src))
