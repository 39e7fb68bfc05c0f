// Requests for a consultation of two people of the demonstration, in different stages, so that the history and the inbox look lived in.
// They are invented; written once, and never over what a demonstration's user did with them.
import { dueOf, STAGES, type Stage } from '@/schemas/rules/consulting/stages'
import { seoulDay } from '@/schemas/words/seoul-day'
import type { Database } from '@/services/db/database'
import { personIndexOf } from '@/services/db/person-index-of'
import { consultationMessages, consultations, consultationStages, type SentFolder } from '@/services/db/tables/consulting'
import { shops } from '@/services/db/tables/places'
import { demoMemberNo, demoPeople } from '@/services/db/seeds/demo-people'

const DAY = 86_400_000
const STAFF = '데모 매니저'

interface DemoRequest {
  folder?: SentFolder
  counselSeq: number
  key: 'haneul' | 'doyun' | 'narae' | 'hajun'
  type: 'interior' | 'qna'
  categories: string[]
  address: string
  contents: string
  stage: Stage
  /** Who has it; absent while it is unassigned. */
  shopId?: string
  staffId?: string
  /** Days since each stage began, from the first one. */
  began: readonly number[]
  messages: readonly { by: 'customer' | 'staff'; days: number; contents: string }[]
}

const REQUESTS: readonly DemoRequest[] = [
  {
    counselSeq: 1,
    key: 'haneul',
    type: 'interior',
    categories: ['floor', 'window'],
    address: '(00000) 서울특별시 결마루구 나뭇결로 12, 101동 1203호',
    folder: {
      title: '거실 바닥',
      scraps: [
        { title: '원목결 마루 오크 내추럴', path: '/zin/product/floor-oak-natural' },
        { title: '원목결 마루 월넛 딥', path: '/zin/product/floor-walnut-deep' },
      ],
    },
    contents: '거실 마루가 들떠서 새로 깔고 싶습니다. 베란다 창도 함께 바꾸면 공사가 얼마나 걸리는지 궁금합니다.',
    stage: 'estimation',
    began: [12, 8, 3],
    messages: [
      { by: 'staff', days: 11, contents: '안녕하세요. 남겨 주신 내용을 확인했습니다. 목요일 오후에 방문해 실측해도 괜찮을까요?' },
      { by: 'customer', days: 11, contents: '네, 오후 3시 이후면 좋습니다. 반려견이 있으니 미리 말씀드립니다.' },
    ],
  },
  {
    counselSeq: 2,
    key: 'haneul',
    type: 'qna',
    categories: ['wallpaper'],
    address: '(00000) 서울특별시 결마루구 나뭇결로 12, 101동 1203호',
    contents: '아이 방에 쓸 벽지를 찾고 있습니다. 물걸레로 닦을 수 있는 제품이 있나요?',
    stage: 'discussion',
    began: [1],
    messages: [],
  },
  {
    counselSeq: 3,
    key: 'doyun',
    type: 'interior',
    categories: ['kitchen', 'bath'],
    address: '(00000) 경기도 결빛시 오크길 7, 302호',
    contents: '주방과 욕실을 함께 고치려 합니다. 식기세척기 자리를 새로 만들고 싶습니다.',
    stage: 'as',
    began: [96, 92, 88, 80, 60, 48, 4],
    messages: [{ by: 'customer', days: 4, contents: '싱크대 아래 문이 조금 기울었습니다. 점검을 부탁드립니다.' }],
  },
  {
    counselSeq: 4,
    key: 'doyun',
    type: 'interior',
    categories: ['door'],
    address: '(00000) 경기도 결빛시 오크길 7, 302호',
    contents: '현관에 중문을 달고 싶습니다. 문턱이 낮은 제품으로 상담받고 싶습니다.',
    stage: 'survey',
    began: [5, 2],
    messages: [],
  },
  {
    counselSeq: 5,
    key: 'haneul',
    type: 'interior',
    categories: ['bath'],
    address: '(00000) 서울특별시 결마루구 나뭇결로 12, 101동 1203호',
    contents: '욕실 타일 줄눈이 갈라졌습니다. 벽과 바닥을 함께 새로 붙이고, 환풍기도 바꾸고 싶습니다.',
    stage: 'complete',
    began: [151, 147, 143, 136, 129, 124],
    messages: [{ by: 'staff', days: 124, contents: '공사를 마쳤습니다. 줄눈이 굳을 때까지 사흘은 물을 아껴 써 주세요.' }],
  },
  {
    counselSeq: 6,
    key: 'narae',
    type: 'interior',
    categories: ['window'],
    address: '(00000) 서울특별시 결마루구 옹이길 3, 203동 501호',
    contents: '거실과 안방 창을 이중창으로 바꾸고 싶습니다. 겨울에 결로가 심합니다.',
    stage: 'discussion',
    shopId: 'showroom-nonhyeon',
    began: [1],
    messages: [],
  },
  {
    counselSeq: 7,
    key: 'hajun',
    type: 'interior',
    categories: ['floor'],
    address: '(00000) 서울특별시 결마루구 대패로 21, 1104호',
    contents: '아이 방 두 곳에 마루를 새로 깔려고 합니다. 소음이 적은 제품을 추천받고 싶습니다.',
    stage: 'survey',
    shopId: 'showroom-nonhyeon',
    staffId: 'staff-demo-shop',
    began: [9, 8],
    messages: [{ by: 'staff', days: 8, contents: '토요일 오전에 방문해 실측하겠습니다.' }],
  },
  {
    counselSeq: 8,
    key: 'narae',
    type: 'interior',
    categories: ['kitchen'],
    address: '(00000) 서울특별시 결마루구 옹이길 3, 203동 501호',
    contents: '싱크대 상판과 후드를 바꾸고 싶습니다.',
    stage: 'contract',
    shopId: 'showroom-nonhyeon',
    staffId: 'staff-demo-shop',
    began: [21, 18, 13, 5],
    messages: [],
  },
  {
    counselSeq: 9,
    key: 'hajun',
    type: 'interior',
    categories: ['wallpaper'],
    address: '(00000) 서울특별시 결마루구 대패로 21, 1104호',
    contents: '거실 한쪽 벽에 포인트 벽지를 바르고 싶습니다.',
    stage: 'estimation',
    shopId: 'showroom-sangam',
    began: [7, 5, 2],
    messages: [],
  },
]

export async function seedConsultations(tx: Database, siteId: string, now: Date): Promise<void> {
  const people = new Map(demoPeople(now).map((person) => [person.key, person]))
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY)
  const known = new Set((await tx.select({ shopId: shops.shopId }).from(shops)).map(({ shopId }) => shopId))
  for (const { key, address, stage, shopId, began, messages, ...request } of REQUESTS) {
    const { name, mobileNo } = people.get(key)!
    const { counselSeq } = request
    const entered = ago(began.at(-1)!)
    const [added] = await tx
      .insert(consultations)
      .values({
        ...request,
        siteId,
        shopId: shopId !== undefined && known.has(shopId) ? shopId : null,
        memberNo: demoMemberNo(key),
        personIndex: personIndexOf(name, mobileNo),
        applicant: { name, phoneNo: mobileNo, address },
        startDt: seoulDay(ago(began[0]! - 40)),
        endDt: seoulDay(ago(began[0]! - 43)),
        stage,
        dueAt: dueOf(stage, entered, () => []),
        version: began.length,
        createdAt: ago(began[0]!),
        updatedAt: entered,
      })
      .onConflictDoNothing()
      .returning({ counselSeq: consultations.counselSeq })
    if (!added) continue
    const reached = STAGES.slice(0, began.length)
    await tx
      .insert(consultationStages)
      .values(reached.map((one, at) => ({ siteId, counselSeq, stage: one, staffName: at === 0 ? '' : STAFF, startedAt: ago(began[at]!) })))
    if (messages.length === 0) continue
    await tx.insert(consultationMessages).values(
      messages.map(({ by, days, contents }, at) => ({
        ...{ siteId, counselSeq, contents, writtenBy: by, staffName: by === 'staff' ? STAFF : '' },
        // Answers follow each other within a day.
        postedAt: new Date(ago(days).getTime() + at * 3_600_000),
      })),
    )
  }
}
