// 100,000 records as staff of a large site have them: half read like notices (a title, an article), half like products (a name made of
// brand, kind and code). Drafts, changed ones and some in the trash are among them.
import { noticeRecord } from '../../../schemas/records/content/notice-record.ts'
import { notices } from '../../../services/db/tables/content.ts'
import { records } from '../../../services/db/tables/records.ts'
import { columnsOf } from '../../../services/records/columns-of.ts'

/** Rows of one statement; a statement has at most 65,535 parameters. */
const AT_ONCE = 1_000
const START = Date.UTC(2020, 0, 1)

const SUBJECTS = ['이벤트', '당첨자', '배송', '휴무', '시스템', '약관', '대리점', '전시장', '상담', '포인트', '카탈로그', '품질보증']
const ACTS = ['안내', '발표', '변경', '점검', '개정', '확대', '종료 예고', '일정', '결과', '사과문']
const BRANDS = ['지아마루', '엑스컴포트', '디아망', '지아패브릭', '에디톤', '숲그린', '빌리프']
const KINDS = ['강마루', '장판', '벽지', '창호', '주방', '욕실 타일', '인테리어 필름', '바닥재', '중문']
const ARTICLE = [
  '안녕하세요, 고객님께 알려 드립니다.',
  '자세한 내용은 가까운 매장에 문의해 주시기 바랍니다.',
  '서비스 이용에 불편을 드려 죄송합니다.',
  '신청 기간과 방법을 확인해 주시고, 개인정보는 목적 외로 쓰지 않습니다.',
  '거실과 주방의 분위기를 바꾸는 새로운 색상을 만나 보세요.',
  '친환경 등급을 받은 자재만을 사용하였습니다.',
  '시공 사진을 올려 주신 분들께 감사드립니다.',
]
const pick = (list, i) => list[((i * 2_654_435_761) >>> 7) % list.length]

const titleOf = (i) =>
  i % 2
    ? `${pick(SUBJECTS, i)} ${pick(ACTS, i >> 3)} ${2020 + (i % 7)}년 ${1 + (i % 12)}월 ${i}호`
    : `${pick(BRANDS, i)} ${pick(KINDS, i >> 2)} ${'ABCDEFGH'[i % 8]}${1000 + (i % 9000)}-${i}`
const articleOf = (i) => {
  const text = Array.from({ length: i % 2 ? 16 : 3 }, (_, n) => `<p>${pick(ARTICLE, i * 31 + n * 7)} ${pick(SUBJECTS, i + n)}</p>`)
  return text.join('')
}

export const valuesOfRecord = (i) => ({
  category: ['guide', 'policy', 'event'][i % 3],
  title: titleOf(i),
  contents: articleOf(i),
  pinned: i % 50 === 0,
  postedAt: new Date(START + i * 1_777_000).toISOString(),
})

/** Fills the table of records, and the visitors' table for those that are published. */
export async function addManyRecords(open, count) {
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, n) => recordOf(from + n))
    await open.unhurried(async (db) => {
      await db.insert(records).values(some)
      const shown = some.filter(({ published }) => published).map(({ id, published }) => visitorsRow(id, published))
      await db.insert(notices).values(shown)
    })
  }
  await open.unhurried((db) => db.execute('vacuum analyze record'))
  await open.unhurried((db) => db.execute('analyze notice'))
}

function recordOf(i) {
  const draft = valuesOfRecord(i)
  const published = i % 10 === 9 ? null : i % 10 === 8 ? { ...draft, pinned: !draft.pinned } : draft
  const changedAt = new Date(START + ((i * 7_919) % 100_003) * 1_000)
  return {
    ...columnsOf(noticeRecord, String(1_000_000 + i), draft, published),
    sortOrder: (i * 7_919) % 100_003,
    siteId: 'site',
    type: 'notices',
    id: String(1_000_000 + i),
    draft,
    published,
    edited: true,
    publishedAt: published && changedAt,
    updatedAt: changedAt,
    deletedAt: i % 100 === 7 && !published ? changedAt : null,
  }
}

const visitorsRow = (id, { postedAt, ...values }) => ({ ...values, siteId: 'site', id: Number(id), postedAt: new Date(postedAt) })
