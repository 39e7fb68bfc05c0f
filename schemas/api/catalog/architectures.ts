import { Type, type Static } from 'typebox'
import { Page, sizeOf } from '@/schemas/words/paging'
import { Shape } from '@/schemas/words/shape'
import { ChosenCateId } from './categories'
import { contract } from '@/schemas/api/base/contract'
import { productHead } from './products'

/** A construction example of a category (content 3, ConstExam). */
const exam = {
  SEQ: Type.Integer(),
  TITLE: Type.String(),
  SUMMARY: Type.String(),
  /** Code of `constExamType`. */
  constExamType: Type.String(),
  category: Type.String(),
  CATE_NAME: Type.String(),
  imageList: Type.Array(Type.Object({ FILE_FULL_PATH: Type.String(), ALT: Type.String(), SHAPE: Shape })),
  REG_DT: Type.String(),
}
const Exam = Type.Object(exam)
export type ConstExam = Static<typeof Exam>

export const listConstExams = contract({
  at: 'GET /svc/productArchitectureSvcApi/productArchitectureList',
  id: 'architecture.list',
  title: '시공 예시 목록',
  access: 'visitor',
  input: Type.Object({
    constExamType: Type.Optional(Type.String({ title: '시공 예시 분류', maxLength: 40, default: '', lenient: true })),
    category: ChosenCateId,
    page: Page,
    size: sizeOf(12),
  }),
  items: Exam,
  tags: () => ['const-exams', 'categories'],
})

export const readConstExam = contract({
  at: 'GET /svc/productArchitectureSvcApi/readConstExam',
  id: 'architecture.read',
  title: '시공 예시 조회',
  access: 'visitor',
  input: Type.Object({ seq: Type.Integer({ title: '시공 예시 번호', minimum: 1, maximum: 2_147_483_647 }) }),
  /** PRODUCTS are those that were used, in the order in which they were named. */
  item: Type.Object({ ...exam, PRODUCTS: Type.Array(Type.Object(productHead)) }),
  errors: { missing: ['404', '시공 예시를 찾을 수 없습니다.', 404] },
  tags: () => ['const-exams', 'categories', 'products', 'prices'],
})
