import { levelQuestionRecord } from '@/schemas/records/members/level-question-record'
import { levelRecord } from '@/schemas/records/members/level-record'
import { levelQuestions, levels } from '@/services/db/tables/members'
import { tableStore } from '@/services/records/table-store'

/** The level test, as staff edit it. */
export const levelStores = [
  tableStore(levelQuestionRecord, { table: levelQuestions, key: 'id', tags: () => ['level-questions'] }),
  tableStore(levelRecord, {
    table: levels,
    key: 'code',
    newId: ({ code }) => code as string,
    pictures: { picture: ['image', 'imageAlt'] },
    tags: () => ['levels'],
  }),
]
