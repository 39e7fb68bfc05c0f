// The blocks that a member may use. They stand in no palette of the builder and in no page: only in the document of a home tour.
import { Type, type TObject } from 'typebox'
import type { BlockDefinition } from '@/schemas/page/block-definition'
import { CAPTION_MOST, SUMMARY_MOST, TAGS_STORED, TEXT_MOST } from './tour-document'

const closed = { additionalProperties: false }

const Photo = (title: string) =>
  Type.Object(
    {
      src: Type.String({ title, minLength: 1, maxLength: 200, pattern: '^/media/[A-Za-z0-9/._-]+$' }),
      width: Type.Integer({ title: '사진 너비', minimum: 1, maximum: 10_000 }),
      height: Type.Integer({ title: '사진 높이', minimum: 1, maximum: 10_000 }),
    },
    { title, ...closed },
  )
const caption = Type.String({ title: '사진 설명', maxLength: CAPTION_MOST })
const percent = (title: string) => Type.Number({ title, minimum: 0, maximum: 100 })

const Home = Type.Object(
  {
    summary: Type.String({ title: '한마디', maxLength: SUMMARY_MOST }),
    codes: Type.Array(Type.String({ title: '집 정보', pattern: '^[A-Za-z0-9_-]{1,20}$' }), {
      title: '집 정보',
      maxItems: 60,
      uniqueItems: true,
    }),
    area: Type.Optional(Type.Integer({ title: '전용 면적(㎡)', minimum: 1, maximum: 1_000 })),
    address: Type.String({ title: '지역', maxLength: 40 }),
    cover: Type.String({ title: '대표 사진', maxLength: 200 }),
  },
  closed,
)
const Text = Type.Object({ html: Type.String({ title: '글', maxLength: TEXT_MOST, widget: 'html' }) }, closed)
const OnePhoto = Type.Object(
  {
    photo: Photo('사진'),
    caption,
    tags: Type.Array(
      Type.Object(
        {
          x: percent('제품 자리'),
          y: percent('제품 자리'),
          productId: Type.String({ title: '제품', maxLength: 100 }),
          goodsId: Type.Optional(Type.String({ title: '상품', minLength: 1, maxLength: 100 })),
          name: Type.String({ title: '제품 이름', maxLength: 200 }),
        },
        closed,
      ),
      { title: '제품 표시', maxItems: TAGS_STORED },
    ),
  },
  closed,
)
const Pair = Type.Object({ left: Photo('왼쪽 사진'), right: Photo('오른쪽 사진'), caption }, closed)

const example = { src: '/media/rooms/living-sage.webp', width: 1280, height: 960 }
const block = (type: string, title: string, group: BlockDefinition['group'], props: TObject, given: object): BlockDefinition => ({
  type,
  version: 1,
  title,
  group,
  props,
  internal: true,
  example: given as Record<string, unknown>,
})

const TOUR_BLOCKS: readonly BlockDefinition[] = [
  block('tour-home', '집 정보', 'text', Home, { summary: '', codes: [], address: '', cover: '' }),
  block('tour-text', '글', 'text', Text, { html: '<p>처음 이 집을 보았을 때의 이야기입니다.</p>' }),
  block('tour-photo', '사진', 'media', OnePhoto, { photo: example, caption: '', tags: [] }),
  block('tour-pair', '나란한 사진', 'media', Pair, { left: example, right: example, caption: '' }),
]
const byType = new Map(TOUR_BLOCKS.map((definition) => [definition.type, definition]))

export const tourBlock = (type: string): BlockDefinition | undefined => byType.get(type)
