import type { ConsultingStoryHead } from '@/schemas/api/consulting/stories'
import type { CardItem } from '@/blocks/base/_parts/card'
import { shaped } from '@/blocks/base/_parts/shaped'

/** An earlier consultation as a card: where the home is, how large, and which rooms. */
export const storyCard = (story: ConsultingStoryHead): CardItem => ({
  title: story.TITLE,
  link: `/zin/previous-consulting/${story.SEQ}`,
  image: shaped(story.H_IMG, story.H_IMG_ALT, story.H_IMG_SHAPE),
  meta: [story.region, story.size, story.spaces.join('·')].filter(Boolean),
})
