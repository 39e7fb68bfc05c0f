// The search of the site over 100,000 records of each large kind, called through the HTTP mount, on both databases: rare words, words that a
// third of all records have, several words, half-typed ones, initials, mistakes, and what means nothing. No answer is taken from memory.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { eq, sql } from 'drizzle-orm'
import { newRequestContext, runInRequestContext } from '../../../lib/request-context.ts'
import { seedShipped } from '../../../services/db/seeds/seed-shipped.ts'
import { goods } from '../../../services/db/tables/store.ts'
import { bumpTagNumbers } from '../../../services/db/tag-numbers.ts'
import { fillKind, waitingKinds } from '../../../services/finding/fill-kinds.ts'
import { analyzeDocs, weighDocs } from '../../../services/finding/weigh-docs.ts'
import { mount } from '../../../services/kit/mount.ts'
import { seedPeople, shippedContent } from '../../../services/areas.ts'
import { median, round } from '../tools/load.mjs'
import { figure } from '../tools/report.mjs'
import { SITE, withDatabases } from '../tools/with-databases.mjs'

const RECORDS = Number(process.env['BENCH_RECORDS'] ?? 100_000)
/** `embedded` or `postgres` alone: a million records are asked of PostgreSQL (`BENCH_RECORDS=250000`). */
const DATABASE = process.env['BENCH_DATABASE']
const TARGET = RECORDS > 100_000 ? 100 : 40
const ROUNDS = 6
const QUESTIONS = {
  rare: ['헤링본 오크 4711', '테라조 세이지 90210', '둥근 라운지 의자', '34평 결 온집', 'FL-00156', '겨울 난방비', '라탄침대', '25평'],
  frequent: ['마루', '오크', '거실', '화이트', '원목결 마루', '바닥', '벽지', '타일'],
  several: ['오크 헤링본', '세이지 욕실', '월넛 책장', '화이트 이중창', '주방 세이지', '크림 도어', '거실 마루 오크', '고요한 침실'],
  half: ['바다', '헤리', '이중차', '원목겨', '테랒', '월너', '욕실 타이', '오크 헤링보'],
  initials: ['ㅂㄷㅈ', 'ㅎㄹㅂ', 'ㅇㅈㅊ', 'ㅇㅁㄱ ㅁㄹ', 'ㅌㄹㅈ', 'ㅁㄹ', 'ㅇㅋ', 'ㄱㅅ'],
  mistaken: ['해링본', 'qkekr', '벽지랑', '헤링본오크', '테라쪼', '붙밖이장', 'ㅐ마', '헤링본으로 깔고 싶어요'],
  nothing: ['비행기표', '블랙핑크', 'asdfgh', '콰트로치즈', '스시오마카세', '%', 'ㅋㅋㅋ', '비트코인 시세'],
}

/** Typed key by key, for the suggestions. */
const TYPED = [
  'ㅂㄷㅈ',
  '바닥재',
  '헤링본 오크',
  '원목결 마루',
  '테라조 세이지 90210',
  '화이트 이중창',
  '둥근 라운지 의자',
  '해링본',
  '강남',
]

export async function search() {
  setFlagsFromString('--expose-gc')
  const gc = runInNewContext('gc')
  const fill = async (open) => {
    await seedShipped(open, { content: shippedContent, demo: seedPeople, siteId: 'site' })
    for (const one of [
      ['product', 'zin_prd_id', 'zin_prd_name', "'bench-' || i", 'released_at'],
      ['goods', 'goods_id', 'name', "'bench-' || i", 'released_at'],
      ['interior_case', 'seq', 'title', '5000000 + i', 'posted_at'],
      ['faq', 'id', 'question', '5000000 + i', 'order_no'],
    ])
      await copies(open, ...one)
  }
  await withDatabases('search', { fill, only: DATABASE }, async ({ kind, open }) => {
    const from = performance.now()
    // As a copy of a database is filled: an index that is made at once takes a tenth of the time.
    const indexes = { names: 'name_marks', texts: 'text_marks' }
    for (const of of Object.keys(indexes)) await open.db.execute(sql.raw(`drop index search_doc_${of}`))
    for (const name of await waitingKinds(open, 'site')) await fillKind(open, 'site', name)
    console.log(`${kind}: filled in ${Math.round((performance.now() - from) / 1_000)} s`)
    for (const [of, column] of Object.entries(indexes))
      await open.unhurried((db) =>
        db.execute(sql.raw(`create index search_doc_${of} on search_doc using gin (${column}) with (fastupdate = false)`)),
      )
    await open.unhurried((db) => db.execute(sql.raw('vacuum search_doc')))
    await analyzeDocs(open)
    await weighDocs(open, 'site', new Date())
    gc()
    const before = process.memoryUsage().heapUsed
    for (const typed of Object.values(QUESTIONS).flat()) await ask(typed, open)
    gc()
    const more = (process.memoryUsage().heapUsed - before) / 1e6
    const all = []
    for (const [name, list] of Object.entries(QUESTIONS)) {
      const took = new Map(list.map((typed) => [typed, []]))
      for (let round = 0; round < ROUNDS; round++) for (const typed of list) took.get(typed).push(await ask(typed, open))
      report(`search-${name}-${kind}`, [...took.values()].flat(), { slowest: slowestOf(took) })
      all.push(...[...took.values()].flat())
    }
    report(`search-${kind}`, all)
    const again = []
    for (const typed of Object.values(QUESTIONS).flat()) {
      await ask(typed, open)
      again.push(await ask(typed))
    }
    report(`search-again-${kind}`, again)
    const keys = TYPED.flatMap((name) => [...name].map((_, at) => name.slice(0, at + 1)))
    await suggest('ㅂ')
    const typing = new Map(keys.map((typed) => [typed, []]))
    for (let round = 0; round < ROUNDS; round++) for (const typed of keys) typing.get(typed).push(await suggest(typed))
    report(`suggest-${kind}`, [...typing.values()].flat(), { slowest: slowestOf(typing) }, 25)
    figure({
      figure: `search-heap-${kind}`,
      value: round(more, 1),
      unit: 'MB of heap that the search keeps',
      target: '≤ 40',
      met: more <= 40,
    })
    await change(kind, open)
  })
}

/** From the commit of a change until the search finds it. */
async function change(kind, open) {
  const took = []
  const written = []
  for (let at = 1; at <= 20; at++) {
    const name = `느티나무${at} 원반`
    const from = performance.now()
    const settle = await open.db.transaction(async (tx) => {
      await tx
        .update(goods)
        .set({ name })
        .where(eq(goods.goodsId, `bench-${at * 7}`))
      return bumpTagNumbers(tx, ['goods', `goods:bench-${at * 7}`])
    })
    const committed = performance.now()
    settle()
    written.push(committed - from)
    for (;;) if ((await answer(name)).items.some(({ title }) => title === name)) break
    took.push(performance.now() - committed)
  }
  took.sort((a, b) => a - b)
  figure({
    figure: `search-change-${kind}`,
    value: round(took.at(-1), 0),
    unit: 'ms from the commit of a change until it is found, the slowest of 20',
    target: '≤ 1000',
    met: took.at(-1) <= 1_000,
    medianMs: round(median(took), 1),
    commitMedianMs: round(median(written), 1),
  })
}

const slowestOf = (took) =>
  [...took]
    .map(([typed, list]) => [median(list), typed])
    .sort(([a], [b]) => b - a)[0]
    .reverse()
    .join(' ')

function report(name, took, more = {}, most = TARGET) {
  took.sort((a, b) => a - b)
  const p95 = took[Math.floor(took.length * 0.95)]
  figure({
    figure: name,
    value: round(p95, 1),
    unit: `ms p95 at ${RECORDS} records of four kinds`,
    target: `≤ ${most}`,
    met: p95 <= most,
    medianMs: round(median(took), 1),
    slowestMs: round(took.at(-1), 1),
    ...more,
  })
}

/** @param open given where nothing may be known from before. */
async function ask(typed, open) {
  if (open) (await bumpTagNumbers(open.db, ['search-tags']))()
  const from = performance.now()
  await answer(typed)
  return performance.now() - from
}

let keysTyped = 0
/** Another visitor each time: a hand types no more than ten keys a second. */
async function suggest(typed) {
  const ip = `203.0.${Math.floor(keysTyped / 250) % 250}.${keysTyped++ % 250}`
  const from = performance.now()
  await runInRequestContext(newRequestContext({ requestId: 'bench', ip }), () =>
    ask200(`/svc/search/suggest?typed=${encodeURIComponent(typed)}`),
  )
  return performance.now() - from
}

const answer = (typed) => ask200(`/svc/searchAllSvcApi/svcSearchKnAllList?currentTab=store&searchKeyword=${encodeURIComponent(typed)}`)

async function ask200(path) {
  const response = await mount(new Request(SITE + path), { readSession: async () => ({}) })
  const { data } = await response.json()
  if (data.result !== '200') throw new Error(`${path} answered ${data.result}.`)
  return data
}

/** Copies of what is seeded, each with a number and two words of other names in its own, published one after the other in no order. */
async function copies(open, table, key, name, id, at) {
  const when = at === 'order_no' ? 'i * 7919 % 100003' : 'now() - make_interval(mins => 60000 + i * 7919 % 1000003)'
  const words =
    '오크 월넛 티크 세이지 크림 잉크 테라조 회벽 린넨 템바 거실 주방 욕실 침실 서재 현관 겨울 아침 창가 발코니 둥근 낮은 넓은 작은 고요한 따뜻한'.split(
      ' ',
    )
  const word = (by) => `(array['${words.join("','")}'])[1 + (i * ${by}) % ${words.length}]`
  // What the database reckons itself is not written.
  const { rows } = await open.db.execute(
    sql`select column_name as name from information_schema.columns where table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`,
  )
  const columns = rows.map((row) => `"${row.name}"`)
  for (let from = 1; from <= RECORDS; from += 5_000)
    await open.unhurried((db) =>
      db.execute(
        sql.raw(
          `with source as (select row_number() over () as n, t as row from ${table} t where ${key}::text not like 'bench-%' and ${key}::text !~ '^5[0-9]{6}$'),
        size as (select count(*) as n from source)
        insert into ${table} (${columns.join(', ')}) select ${columns.map((column) => `made.${column}`).join(', ')}
        from generate_series(${from}, ${Math.min(RECORDS, from + 4_999)}) as i, size, source, lateral jsonb_populate_record(row, jsonb_build_object(
          '${key}', ${id}, '${name}', left(to_jsonb(row)->>'${name}', 60) || ' ' || ${word(7)} || ' ' || ${word(11)} || ' ' || i, '${at}', ${when})) as made
        where source.n = 1 + i % size.n`,
        ),
      ),
    )
}
