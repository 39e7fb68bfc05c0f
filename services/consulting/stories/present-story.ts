import type { ConsultingStoryHead } from '@/schemas/api/consulting/stories'
import type { Shape } from '@/schemas/words/shape'
import type { consultingStories } from '@/services/db/tables/consulting'
import type { StoryIndex } from './story-index'

type Row = typeof consultingStories.$inferSelect

export const presentStory = (row: Row, { nameOf }: StoryIndex, shapeOf: (path: string) => Shape): ConsultingStoryHead => ({
  SEQ: row.seq,
  TITLE: row.title,
  SUMMARY: row.summary,
  H_IMG: row.image,
  H_IMG_ALT: row.imageAlt,
  H_IMG_SHAPE: shapeOf(row.image),
  spaces: row.spaces.map((code) => nameOf('space', code)).filter(Boolean),
  size: nameOf('homeSize', row.size),
  region: row.region,
  REG_DT: row.postedAt.toISOString(),
})
