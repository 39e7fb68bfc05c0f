import { answerTemplateRecord } from '@/schemas/records/consulting/answer-template-record'
import { consultingStoryRecord } from '@/schemas/records/consulting/consulting-story-record'
import { answerTemplates, consultingStories, type StoryPhotos } from '@/services/db/tables/consulting'
import { tableStore } from '@/services/records/table-store'

/** Where the records of this area are kept for visitors. */
export const consultingStores = [
  tableStore(consultingStoryRecord, {
    table: consultingStories,
    key: 'seq',
    pictures: { picture: ['image', 'imageAlt'] },
    toRow: ({ photos, shopId }) => ({ photos: ((photos ?? []) as PhotosForm[]).map(photosOf), shopId: shopId || null }),
    fromRow: ({ photos, shopId }) => ({
      photos: (photos as StoryPhotos[]).map(({ before = { src: '', alt: '' }, after }) => ({ before, after })),
      shopId: shopId ?? '',
    }),
    tags: (id) => ['consulting-stories', `consulting-story:${id}`],
  }),
  tableStore(answerTemplateRecord, { table: answerTemplates, key: 'id', tags: () => ['answer-templates'] }),
]

type PhotosForm = Required<StoryPhotos>
/** Readers need no empty picture. */
const photosOf = ({ before, after }: PhotosForm): StoryPhotos => ({ ...(before.src ? { before } : {}), after })
