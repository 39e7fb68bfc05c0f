import type { PicturePoint } from '@/schemas/rules/content/picture-points'
import { FIRST_TOUR } from '@/schemas/rules/content/home-tour/tour-document'
import { brandRecord } from '@/schemas/records/content/brand-record'
import { caseRecord } from '@/schemas/records/content/case-record'
import { faqRecord } from '@/schemas/records/content/faq-record'
import { noticeRecord } from '@/schemas/records/content/notice-record'
import { recruitmentRecord } from '@/schemas/records/content/recruitment-record'
import { recruitments } from '@/services/db/tables/community'
import { brandArticles, faqs, interiorCases, notices, type StoryPart } from '@/services/db/tables/content'
import { tableStore } from '@/services/records/table-store'
import { stylingStore } from './styling-store'

/** Where the records of this area are kept for visitors. */
export const contentStores = [
  tableStore(noticeRecord, { table: notices, key: 'id', tags: (id) => ['notices', `notice:${id}`] }),
  tableStore(faqRecord, { table: faqs, key: 'id', tags: (id) => ['faqs', `~faq:${id}`] }),
  tableStore(caseRecord, {
    table: interiorCases,
    key: 'seq',
    pictures: { picture: ['hImg', 'hImgAlt'] },
    hiddenBy: 'publishedYn',
    // What members write is published by them (services/content/home-tours): no record of staff.
    numbersBelow: FIRST_TOUR,
    toRow: ({ story }) => ({ story: ((story ?? []) as StoryForm[]).map(storyPart) }),
    fromRow: ({ story }) => ({ story: (story as StoryPart[]).map(storyForm) }),
    tags: (id) => ['interiors', `interior:${id}`],
  }),
  stylingStore,
  tableStore(brandRecord, {
    table: brandArticles,
    key: 'seq',
    pictures: { picture: ['image', 'imageAlt'] },
    tags: (id) => ['brand-articles', `brand-article:${id}`],
  }),
  tableStore(recruitmentRecord, {
    table: recruitments,
    key: 'seq',
    pictures: { picture: ['image', 'imageAlt'] },
    hiddenBy: 'publishedYn',
    tags: () => ['recruitments'],
  }),
]

interface StoryForm {
  title: string
  text: string
  picture: { src: string; alt: string }
  before?: { src: string; alt: string }
  points?: PicturePoint[]
}

/** A part without a picture has no `image`, so that readers of the story need no empty ones. */
const storyPart = ({ title, text, picture, before, points = [] }: StoryForm): StoryPart => ({
  ...(title ? { title } : {}),
  ...(text ? { text } : {}),
  ...(picture.src ? { image: picture.src, alt: picture.alt } : {}),
  ...(picture.src && before?.src ? { before: { image: before.src, alt: before.alt } } : {}),
  ...(picture.src && points.length > 0 ? { points } : {}),
})
const storyForm = ({ title = '', text = '', image = '', alt = '', before, points }: StoryPart): StoryForm => ({
  title,
  text,
  picture: { src: image, alt },
  ...(before ? { before: { src: before.image, alt: before.alt } } : {}),
  ...(points ? { points } : {}),
})
