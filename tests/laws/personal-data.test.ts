// No personal data is unsealed in the database, in a log or in an answer to another person (P1, P2, P7).
import { is } from 'drizzle-orm'
import { getTableConfig, PgCustomColumn, PgTable } from 'drizzle-orm/pg-core'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import pino from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { VerifiedIdentity } from '@/schemas/words/verified-identity'
import { VENDORS } from '@/services/db/seeds/demo-businesses'
import { DEMO_PASSWORD, demoPeople } from '@/services/db/seeds/demo-people'
import { shippedContent } from '@/services/areas'
import { seedShipped } from '@/services/db/seeds/seed-shipped'
import { seedMembers } from '@/services/members/domain/seed-members'
import { all as tables } from '@/services/db/tables/all'
import { logOptions } from '@/services/base/log'
import { openTestApp, type TestApp } from '../support/test-app'
import { ONE_DATABASE } from '../support/test-database'
import { Visitor } from '../support/visitor'

const PASSWORD = 'Kx7!mQ2p'
const PERSON: VerifiedIdentity = {
  memberName: '남궁누리',
  gender: 'F',
  birthDate: '19770831',
  mobileNo: '01098765432',
  nationalInfo: '0',
  ci: `${'Qz9/'.repeat(21)}Qz==`,
  di: `di${'Wm3+'.repeat(15)}`,
}
const SAID = { email: 'nuri.namgung@personal.example', address: '부산광역시 해운대구 달맞이길 77', addressDetail: '1203동 905호' }
const PLAIN = [...Object.values(PERSON).filter((value) => value.length > 1), ...Object.values(SAID), PASSWORD]

let app: TestApp
let written = ''

/** Every row of every table, as the database has it. */
async function dump(): Promise<string> {
  const { rows } = await app.open.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const texts: string[] = []
  for (const { name } of rows) texts.push(name, JSON.stringify((await app.open.pool.query(`select * from "${name}"`)).rows))
  return texts.join('\n')
}
const found = (text: string, values: readonly string[] = PLAIN) =>
  values.filter(
    (value) =>
      text.includes(value) ||
      text.includes(JSON.stringify(value).slice(1, -1)) ||
      text.includes(Buffer.from(value).toString('base64').replace(/=+$/, '')),
  )

describe.each(ONE_DATABASE)('on %s', (kind) => {
  beforeAll(async () => {
    app = await openTestApp(kind)
    const sink = new Writable({ write: (chunk: Buffer, _, done) => ((written += String(chunk)), done()) })
    ;(globalThis as Record<symbol, unknown>)[Symbol.for('maru.logger')] = pino(logOptions('trace'), sink)
  })
  afterAll(async () => {
    delete (globalThis as Record<symbol, unknown>)[Symbol.for('maru.logger')]
    await app.drop()
  })

  test('P1: from the verification to the account, no personal data is in plain text in a table or a log', async () => {
    written = ''
    const visitor = new Visitor(app)
    const key = await visitor.verified('join', PERSON)
    expect(found(await dump()), 'verified').toEqual([])
    await visitor.post('/svc/memberJoinSvcApi/agree', { kind: 'personal', service: true, personal: true })
    await visitor.post('/svc/memberJoinSvcApi/verify', { key })
    expect(found(await dump()), 'in the draft').toEqual([])
    const joinedUser = {
      id: 'sealed01',
      password: PASSWORD,
      passwordConfirm: PASSWORD,
      name: PERSON.memberName,
      nickname: '누리네',
      ...SAID,
    }
    expect((await visitor.post('/svc/memberJoinSvcApi/join', { joinedUser })).data).toMatchObject({ result: '200' })
    expect(found(await dump()), 'joined').toEqual([])
    await visitor.signIn('sealed01', PASSWORD)
    await visitor.signIn('sealed01', `${PASSWORD}x`)
    const again = await visitor.verified('findId', PERSON)
    await visitor.post('/svc/member/memberInfo', { ciValue: again, purpose: 'findId' })
    expect(found(await dump()), 'signed in, looked for').toEqual([])
    expect(found(written)).toEqual([])
    expect(written).toContain('"event":"written"')
  })

  test('P7: no cookie, header or address of an answer holds any of it', async () => {
    const visitor = new Visitor(app)
    await visitor.signIn('sealed01', PASSWORD)
    const told = await visitor.get('/auth/svc/jwt')
    expect(told.data.item['customer']).toMatchObject({ memberId: 'sealed01' })
    expect(told.headers.get('cache-control')).toBe('private, no-store')
    for (const value of visitor.cookies.values()) {
      const claims = value
        .split('.')
        .map((part) => Buffer.from(part, 'base64url').toString('utf8'))
        .join(' ')
      expect(found(`${decodeURIComponent(value)} ${claims}`)).toEqual([])
    }
    // The member's own data is that of a session: no CI, no number, no address.
    expect(found(told.text, [PERSON.ci, PERSON.di!, PERSON.mobileNo, ...Object.values(SAID), PASSWORD])).toEqual([])
  })

  test('a failure of the database names no value', async () => {
    written = ''
    await app.open.pool.query('alter table member rename column email to email_gone')
    const visitor = new Visitor(app)
    await visitor.signIn('sealed01', PASSWORD)
    await app.open.pool.query('alter table member rename column email_gone to email')
    expect(written).toContain('a call failed unexpectedly')
    expect(found(written)).toEqual([])
    expect(written).not.toContain('params: ')
    expect(written).not.toContain('sealed01')
  })

  test('P1: the people of the demonstration are sealed in every table, in the files and in the log, whatever they write', async () => {
    written = ''
    const now = new Date()
    await seedShipped(app.open, { content: shippedContent, demo: seedMembers, siteId: 'site', now })
    const people = demoPeople(now).filter(({ member }) => member)
    expect(people.length + VENDORS.length).toBeGreaterThan(10)
    const [haneul] = people
    const visitor = new Visitor(app)
    await visitor.signIn('haneul', DEMO_PASSWORD)
    const said = async (path: string, body: object) => {
      const { status, data } = await visitor.post(path, body)
      expect(status, `${path}: ${data.resultMessage}`).toBe(200)
    }
    await said('/svc/eventSvcApi/svcReplySave', { eventId: '119', contents: '창을 바꾸고 나니 조용합니다.' })
    await said('/svc/eventSvcApi/svcReplyReport', { replySeq: 1, reason: '광고 글입니다.' })
    await said('/svc/interiorSvcApi/saveReply', { seq: 1, contents: '벽지 이름이 궁금합니다.' })
    await said('/svc/review/cEventReview', { eventId: '110', urls: ['https://blog.example.com/posts/1'] })
    await said('/svc/eventSvcApi/insertRecommendStore', { eventId: '116', shopId: 'showroom-nonhyeon', comment: '친절했습니다.' })
    const form = {
      name: haneul!.name,
      phoneNo: haneul!.mobileNo,
      address: SAID.address,
      contents: '거실 창을 바꾸고 싶습니다.',
      agreed: true,
    }
    await said('/svc/event/cApplyEvent', { eventId: '141', inflow: '', form })
    const picture = new FormData()
    picture.set('eventId', '110')
    const jpeg = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#b49a7c' } })
      .jpeg()
      .toBuffer()
    picture.set('files', new File([new Uint8Array(jpeg)], `${haneul!.name} 우리 집.jpg`))
    const sent = await visitor.ask('/svc/review/cReview', { method: 'POST', body: picture })
    expect(sent.status, sent.text).toBe(200)

    const values = [
      DEMO_PASSWORD,
      SAID.address,
      ...people.flatMap(({ key, name, mobileNo, ci, birthDate }) => [name, mobileNo, ci, birthDate, `${key}@maru.example`]),
      ...VENDORS.flatMap(({ memberId, memberName, mobileNo, birthDate }) => [memberName, mobileNo, birthDate, `${memberId}@maru.example`]),
    ]
    expect(found(await dump(), values), 'in a table').toEqual([])
    expect(found(written, values), 'in the log').toEqual([])
    for (const file of await readdir(app.place.dataDir, { recursive: true, withFileTypes: true }))
      if (file.isFile()) {
        const bytes = await readFile(join(file.parentPath, file.name))
        expect(
          values.filter((value) => bytes.includes(value)),
          `in ${file.name}`,
        ).toEqual([])
      }
  })
})

/** Columns whose names sound personal and whose values the database, or every visitor, may read. */
const OPEN: Record<string, readonly string[]> = {
  'random numbers, keyed hashes, and what is no value of a person': [
    'member.member_no',
    'member.mobile_co',
    'staff.mobile_verified_at',
    'staff_mail_code.code_hash',
    'fact.name',
    'document.draft_number',
    'document.draft_hash',
    'home_tour.draft_number',
    'order_draft.draft_seq',
    'store_order.draft_seq',
  ],
  'chosen to be seen by all, or whether it is': ['member.nickname', 'interior_case.author_name', 'scrap_folder_link.nickname_yn'],
  'names of what visitors see, and pairs of their letters': ['search_doc.names', 'search_doc.name_marks', 'search_word.is_name'],
  'masked before it is stored, as visitors are shown it': [
    'interior_reply.shown_name',
    'event_reply.shown_name',
    'event_review.shown_name',
    'goods_question.shown_name',
    'goods_review.shown_name',
  ],
  'what the law wants at the foot of every page (전자상거래법 제10조)': [
    'company_facts.owner',
    'company_facts.company_address',
    'company_facts.company_email',
    'company_facts.company_phone',
    'company_facts.mail_from',
  ],
  'where staff acted from: the law asks for it in the clear (안전성 확보조치 기준 제8조)': ['audit.address'],
  'the file’s name as staff sent it; that of a member is not kept (services/storage/store-picture.ts)': ['media.name'],
  'published by the business itself, or by its registry': [
    'business.biz_name',
    'shop.type_name',
    'model_house.complex_name',
    'model_house.address',
    'model_house.phone_number',
    'shop.shop_name',
    'shop.erp_agency_name',
    'shop.agency_manager',
    'shop.address',
    'shop.phone_number',
    'visit_slot.place_name',
    'visit_slot.address',
    'interior_case.company_name',
    'interior_case.address',
  ],
  'the site’s own words': [
    'document.name',
    'document.draft',
    'document.draft_name',
    'directory.client_name',
    'record.name',
    'record.link_name',
    'record.draft',
    'site.name',
    'common_code.name',
    'menu.name',
    'media_folder.name',
    ...['faq.answer', 'cancel_request.answer'],
    'goods_question.answer',
    'goods_question.answered_at',
    'goods_question.answered_by',
    'goods_review.answer',
    'goods_review.answered_at',
    'goods_review.answered_by',
    'level.name',
    'brand_shop.name',
    'goods.name',
    'estimate_cost.name',
    'coupon.name',
    'store_order.order_name',
    'store_order_line.name',
    'saved_view.name',
    'visit_hours.name',
    'event.event_name',
    'styling_content.name',
    'product_category.cate_name',
    'product.zin_prd_name',
    'cart_line.name',
  ],
  'the solution of a game, or which answer was chosen': [
    'survey_item.answer',
    'event_answer.answers',
    'event_entry.event_answer',
    'level_result.answers',
  ],
  'what a person of the staff calls an own device, read by that person and in the log': ['staff_passkey.name'],
  'a working name that colleagues read': ['staff.name', 'role.name', 'member_note.staff_name', 'order_note.staff_name'],
  'what staff found out about the log, and who signed it: of colleagues, as in the log itself': [
    'audit_review_answer.answer',
    'audit_review_answer.answered_by',
    'audit_review_answer.answered_name',
    'audit_review_answer.answered_at',
    'audit_review.signed_name',
  ],
  'the name by which staff speak to the person who asks': ['stage', 'message', 'ask'].map((part) => `consultation_${part}.staff_name`),
  'moments of answers': ['parcel_track.answered_at', 'consultation_ask.answered_at', 'event_prize.answered_at', 'event_prize.answer_by'],
  'the name of a table, and of its column': ['orphan.table_name', 'orphan.column_name'],
}

test('P1: a column with personal data is sealed in every table, or is listed here with the reason why not', () => {
  const PERSONAL = /name|author|owner|manager|birth|mobile|phone|tel(_|$)|email|mail|address|(^|_)(ci|di)($|_)|answer|draft|sns_id|resident/
  const listed = Object.values(OPEN).flat()
  const open = Object.values(tables as Record<string, unknown>)
    .filter((table): table is PgTable => is(table, PgTable))
    .flatMap((table) => {
      const { name, columns } = getTableConfig(table)
      return columns
        .filter((column) => PERSONAL.test(column.name) && !column.name.endsWith('_index') && !is(column, PgCustomColumn))
        .map((column) => `${name}.${column.name}`)
    })
  expect(
    open.filter((column) => !listed.includes(column)),
    'columns named like personal data: seal each (`sealed` of services/db/sealed.ts), or list it in OPEN under the reason why it lies open',
  ).toEqual([])
})

test('P1: no column anywhere takes a resident number', () => {
  const columns = Object.values(tables as Record<string, unknown>)
    .filter((table): table is PgTable => is(table, PgTable))
    .flatMap((table) => getTableConfig(table).columns.map(({ name }) => name))
  expect(columns.filter((name) => /resident|jumin|rrn/.test(name))).toEqual([])
})
