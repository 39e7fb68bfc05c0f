// What a new site has to make true before it opens: it is shipped with an invented company, so that a demonstration is whole.
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { FirstDayGroup } from '@/schemas/api/site/opening'
import type { PageDocument } from '@/schemas/page/document'
import { holdsClaims } from '@/schemas/rules/site/holds-claims'
import { companyFacts, shippedFacts } from '@/services/db/company-facts'
import { settings } from '@/services/base/settings'
import type { Database } from '@/services/db/database'
import { records } from '@/services/db/tables/records'
import { documents, revisions } from '@/services/db/tables/site'

export interface FirstDayTask {
  id: string
  group: FirstDayGroup
  title: string
  value: string
  path: string
  help: string
  isShipped: boolean
}

/** Facts that 전자상거래법 wants at the foot of every page, by the field of the record that has them. */
const COMPANY = [
  ['company', '상호'],
  ['owner', '대표자'],
  ['businessNumber', '사업자등록번호'],
  ['orderNumber', '통신판매업 신고번호'],
  ['address', '주소'],
  ['email', '전자우편'],
  ['hosting', '호스팅 서비스 제공자'],
  ['privacyOfficer', '개인정보 보호책임자'],
  ['phone', '전화'],
] as const
const COMPANY_PAGE = '/ice_builder/records/company/site'
const HEADER = '/ice_builder/page/site-header?kind=fragment'
const SHIPPED_BRAND = '라움결'

export async function firstDayTasks(db: Database, siteId: string): Promise<FirstDayTask[]> {
  const shipped = await readShipped(db, siteId)
  return [
    ...(await companyTasks(db, siteId)),
    ...(await termTasks(db, siteId)),
    ...contactTasks(),
    ...logoTasks(shipped),
    ...pageTasks(shipped),
  ]
}

interface Shipped {
  kind: string
  name: string
  title: string
  /** As visitors see it, and as it was shipped. */
  now: PageDocument
  isShipped: boolean
  first: PageDocument
}

/** Published documents that came with the site. The first revision is the shipped one, the same text until somebody publishes another. */
async function readShipped(db: Database, siteId: string): Promise<Shipped[]> {
  const rows = await db
    .select({
      id: documents.id,
      kind: documents.kind,
      name: documents.name,
      title: documents.title,
      body: revisions.body,
      by: revisions.createdBy,
    })
    .from(documents)
    .innerJoin(revisions, eq(revisions.id, documents.publishedRevisionId))
    .where(and(eq(documents.siteId, siteId), isNotNull(documents.shippedHash), isNull(documents.deletedAt)))
    .orderBy(documents.kind, documents.name)
  const firsts = new Map(
    (
      await db
        .select({ id: revisions.documentId, body: revisions.body })
        .from(revisions)
        .innerJoin(documents, eq(documents.id, revisions.documentId))
        .where(and(eq(documents.siteId, siteId), eq(revisions.number, 1)))
    ).map(({ id, body }) => [id, body]),
  )
  return rows.map(({ id, body, by, ...row }) => ({
    ...row,
    now: JSON.parse(body) as PageDocument,
    isShipped: by === 'system',
    first: JSON.parse(firsts.get(id) ?? body) as PageDocument,
  }))
}

async function companyTasks(db: Database, siteId: string): Promise<FirstDayTask[]> {
  const [now, first] = [await companyFacts(db, siteId), shippedFacts()]
  return COMPANY.map(([field, title]) => ({
    ...blank(`company:${field}`, 'company', title),
    value: now[field],
    path: COMPANY_PAGE,
    isShipped: now[field] === first[field],
  }))
}

/** One for each kind of terms: a version in force is never changed, so a version of staff stands for the kind. */
async function termTasks(db: Database, siteId: string): Promise<FirstDayTask[]> {
  const rows = await db
    .select({ id: records.id, name: records.name, edited: records.edited, kind: sql<string>`${records.published} ->> 'termsType'` })
    .from(records)
    .where(and(eq(records.siteId, siteId), eq(records.type, 'terms'), isNotNull(records.published), isNull(records.deletedAt)))
    .orderBy(records.name)
  return [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, versions]) => ({
    ...blank(`terms:${kind}`, 'terms', versions.find(({ edited }) => edited)?.name ?? versions[0]!.name),
    path: `/ice_builder/records/terms?filter=${encodeURIComponent(`termsType:${kind}`)}`,
    help: '우리 회사의 약관을 새 버전으로 만들어 게시해 주세요.',
    isShipped: versions.every(({ edited }) => !edited),
  }))
}

const contactTasks = (): FirstDayTask[] => [
  {
    ...blank('contact:mail', 'contact', '전자우편 보내기'),
    help: '비밀번호 찾기를 한 번 해 보고, 회사 이름과 주소로 메일이 오는지 확인해 주세요.',
  },
  { ...blank('contact:text', 'contact', '문자 보내기'), help: '휴대전화 인증을 한 번 해 보고, 회사 번호로 문자가 오는지 확인해 주세요.' },
]

function logoTasks(shipped: readonly Shipped[]): FirstDayTask[] {
  const { brandName } = settings()
  const header = shipped.find(({ kind, name }) => kind === 'fragment' && name === 'site-header')
  return [
    {
      ...blank('logo:name', 'logo', '브랜드 이름'),
      value: brandName,
      help: '설치할 때 정하는 BRAND_NAME의 값입니다. 로고와 화면 제목에 보입니다.',
      isShipped: brandName === SHIPPED_BRAND,
    },
    { ...blank('logo:header', 'logo', '로고와 사이트 머리'), path: HEADER, isShipped: header?.isShipped ?? false },
  ]
}

const pageTasks = (shipped: readonly Shipped[]): FirstDayTask[] =>
  shipped
    .filter(({ kind, first }) => kind === 'page' && holdsClaims(textsOf(first.blocks), SHIPPED_BRAND))
    .map(({ name, title, isShipped }) => ({
      ...blank(`page:${name}`, 'pages', title),
      value: name,
      path: `/ice_builder/page${name.split('/').map(encodeURIComponent).join('/')}`,
      isShipped,
    }))

const blank = (id: string, group: FirstDayGroup, title: string): FirstDayTask => ({
  ...{ id, group, title, value: '', path: '', help: '', isShipped: false },
})

const NO_TEXT = new Set(['src', 'link', 'href', 'id', 'type', 'alt'])
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => (NO_TEXT.has(name) ? [] : textsOf(inner)))
}
