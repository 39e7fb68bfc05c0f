// Home tours of the demonstration, by two of its members. All of it is invented.
import type { Block, PageDocument } from '@/schemas/page/document'
import { HOME, newTour, type HomeProps, type ProductTag, type TourPhoto } from '@/schemas/rules/content/home-tour/tour-document'

export interface DemoTour {
  /** Key of the person (services/db/seeds/demo-people.ts). */
  person: string
  /** Days ago; absent for a draft. */
  published?: number
  document: PageDocument
}

let count = 0
const block = (type: string, props: object): Block => ({
  id: `b${(++count).toString(36).padStart(12, '0')}`,
  type,
  v: 1,
  props: { ...props },
})
const photoOf = (name: string): TourPhoto => ({ src: `/media/rooms/${name}.webp`, width: 1280, height: 800 })
const text = (...lines: string[]): Block => block('tour-text', { html: lines.map((line) => `<p>${line}</p>`).join('') })
const photo = (name: string, caption: string, tags: ProductTag[] = []): Block =>
  block('tour-photo', { photo: photoOf(name), caption, tags })
const pair = (left: string, right: string, caption: string): Block =>
  block('tour-pair', { left: photoOf(left), right: photoOf(right), caption })
const tour = (title: string, home: Partial<HomeProps>, ...story: Block[]): PageDocument => ({
  ...newTour(),
  title,
  blocks: [{ id: HOME, type: 'tour-home', v: 1, props: { summary: '', codes: [], address: '', cover: '', ...home } }, ...story],
})

export const DEMO_TOURS: readonly DemoTour[] = [
  {
    person: 'haneul',
    published: 3,
    document: tour(
      '흰 벽 앞에 아무것도 두지 않은 이유',
      {
        summary: '“비워 두니 빛이 들어올 자리가 생겼어요.”',
        codes: ['HT01', 'HS03', 'FA02', 'ST06', 'SP01', 'SP03', 'CO01'],
        area: 84,
        address: '경기 고양시',
      },
      text(
        '이사를 앞두고 가장 먼저 정한 것은 무엇을 사지 않을지였습니다. 거실 한쪽 벽은 끝까지 비워 두고, 한지 너머로 드는 빛만 두었습니다.',
      ),
      photo('detail-hanji-light', ''),
      photo('living-white-corner', '안락의자 하나와 올리브나무만 둔 거실'),
      text('<strong>바닥은 조금 밝게</strong> 골랐습니다. 오후가 되면 벽보다 바닥이 먼저 환해집니다.'),
      photo('bedroom-linen', '린넨 벽지를 바른 침실', [
        { x: 30, y: 82, productId: 'floor-limed-oak', name: '원목결 마루 라임드 오크' },
        { x: 72, y: 30, productId: 'floor-ash-white', name: '원목결 마루 애쉬 화이트' },
      ]),
      pair('detail-bed-linen', 'detail-green-sill', '아침의 침실과 주방 창가'),
      text('살아 보니 비운 자리를 채우고 싶은 날도 있습니다. 그럴 때는 꽃을 한 다발 사 와서 며칠만 두고 봅니다.'),
    ),
  },
  {
    person: 'haneul',
    document: tour('작은방을 서재로 바꾸는 중', {}, photo('study-nook-green', ''), text('아직 책장을 고르고 있습니다.')),
  },
  {
    person: 'doyun',
    published: 9,
    document: tour(
      '책 이천 권과 함께 사는 법',
      {
        summary: '“거실을 내주고 서재를 얻었습니다.”',
        codes: ['HT02', 'HS04', 'FA04', 'ST02', 'SP01', 'SP09', 'CO07'],
        area: 112,
        address: '서울 마포구',
      },
      photo('dining-nook', ''),
      text('식탁도 저녁이면 책상이 됩니다. 책은 그 뒤의 벽 하나를 가득 채웁니다.'),
      photo('study-walnut', '풀벽지를 바르고 월넛 책장을 짜 넣은 거실', [
        { x: 46, y: 88, productId: 'floor-walnut-deep', name: '원목결 마루 월넛 딥' },
      ]),
      text('텔레비전을 치우고 벽 하나를 책장으로 채웠습니다. 무게를 버티도록 바닥부터 손보았습니다.'),
      pair('detail-bookshelf', 'detail-desk-evening', '책장과 저녁의 책상'),
      text('퇴근하고 스탠드를 켜면 하루가 한 번 더 시작되는 기분입니다.'),
      photo('study-city', '주말에는 창가 책상에서 읽습니다'),
    ),
  },
]
