// The search of the site over 100,000 records of each large kind, called through the HTTP mount, on both databases: rare words, words that a
// third of all records have, mistakes, half-typed words, and what means nothing. Every question is asked anew.
import { sql } from 'drizzle-orm'
import { newRequestContext, runInRequestContext } from '../../../lib/request-context.ts'
import { seedShipped } from '../../../services/db/seeds/seed-shipped.ts'
import { fillKind, waitingKinds } from '../../../services/finding/fill-kinds.ts'
import { countGrams, weighDocs } from '../../../services/finding/weigh-docs.ts'
import { mount } from '../../../services/kit/mount.ts'
import { seedPeople, shippedContent } from '../../../services/areas.ts'
import { median, round } from '../tools/load.mjs'
import { figure } from '../tools/report.mjs'
import { SITE, withDatabases } from '../tools/with-databases.mjs'

const RECORDS = Number(process.env['BENCH_RECORDS'] ?? 100_000)
const ROUNDS = 6
const QUESTIONS = {
  rare: ['헤링본 오크 4711', '테라조 세이지 90210', '둥근 라운지 의자', '34평 결 온집', 'FL-00156', '겨울 난방비'],
  frequent: ['마루', '오크', '거실', '화이트', '원목결 마루', '바닥'],
  mixed: ['오크 헤링본', '세이지 욕실', '월넛 책장', '화이트 이중창', '주방 세이지', '크림 도어'],
  read: ['해링본', 'qkekr', '바다', 'ㅂㄷㅈ', '벽지랑', '헤링본오크'],
  nothing: ['비행기표', '블랙핑크', 'asdfgh', '콰트로치즈', '스시오마카세', '%'],
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
  const fill = async (open) => {
    await seedShipped(open, { content: shippedContent, demo: seedPeople, siteId: 'site' })
    for (const one of [
      ['product', 'zin_prd_id', 'zin_prd_name', "'bench-' || i"],
      ['goods', 'goods_id', 'name', "'bench-' || i"],
      ['interior_case', 'seq', 'title', '100000 + i'],
      ['faq', 'id', 'question', '100000 + i'],
    ])
      await copies(open, ...one)
  }
  await withDatabases('search', { fill }, async ({ kind, open }) => {
    const before = process.memoryUsage.rss()
    const from = performance.now()
    // As a copy of a database is filled: an index that is made at once takes a tenth of the time.
    const indexes = ['names', 'texts']
    for (const of of indexes) await open.db.execute(sql.raw(`drop index search_doc_${of}`))
    for (const name of await waitingKinds(open, 'site')) await fillKind(open, 'site', name)
    const filled = (performance.now() - from) / 1_000
    for (const of of indexes)
      await open.unhurried((db) =>
        db.execute(sql.raw(`create index search_doc_${of} on search_doc using gin (${of.slice(0, -1)}_grams) with (fastupdate = false)`)),
      )
    await countGrams(open, 'site')
    await weighDocs(open, 'site', new Date())
    await open.unhurried((db) => db.execute(sql.raw('vacuum analyze search_doc')))
    console.log(`${kind}: filled in ${Math.round(filled)} s, ${Math.round((process.memoryUsage.rss() - before) / 1e6)} MB more`)
    await ask('마루')
    globalThis.gc?.()
    const all = []
    for (const [name, list] of Object.entries(QUESTIONS)) {
      const took = []
      for (let round = 0; round < ROUNDS; round++) for (const typed of list) took.push(await ask(typed))
      all.push(...took)
      report(`search-${name}-${kind}`, took)
    }
    report(`search-${kind}`, all)
    for (const typed of Object.values(QUESTIONS).flat()) console.log(typed, round(await ask(typed), 1))
    const keys = TYPED.flatMap((name) => [...name].map((_, at) => name.slice(0, at + 1)))
    await suggest('ㅂ')
    const took = []
    for (let round = 0; round < ROUNDS; round++) for (const typed of keys) took.push(await suggest(typed))
    report(`suggest-${kind}`, took, 25)
    figure({
      figure: `search-heap-${kind}`,
      value: round(process.memoryUsage().heapUsed / 1e6, 0),
      unit: 'MB heap of the process',
      target: '',
      met: true,
    })
  })
}

function report(name, took, most = 40) {
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
  })
}

const ask = (typed) => timed(`/svc/searchAllSvcApi/svcSearchKnAllList?currentTab=product&searchKeyword=${encodeURIComponent(typed)}`)

let keysTyped = 0
/** Another visitor each time: a hand types no more than ten keys a second. */
const suggest = (typed) =>
  runInRequestContext(
    newRequestContext({ requestId: 'bench', ip: `203.0.${Math.floor(keysTyped / 250) % 250}.${keysTyped++ % 250}` }),
    () => timed(`/svc/search/suggest?typed=${encodeURIComponent(typed)}`),
  )

async function timed(path) {
  const from = performance.now()
  const response = await mount(new Request(SITE + path), { readSession: async () => ({}) })
  const { data } = await response.json()
  if (data.result !== '200') throw new Error(`${path} answered ${data.result}.`)
  return performance.now() - from
}

/** Copies of what is seeded, each with a number and two words of other names in its own. */
async function copies(open, table, key, name, id) {
  const words =
    '오크 월넛 티크 세이지 크림 잉크 테라조 회벽 린넨 템바 거실 주방 욕실 침실 서재 현관 겨울 아침 창가 발코니 둥근 낮은 넓은 작은 고요한 따뜻한'.split(
      ' ',
    )
  const word = (by) => `(array['${words.join("','")}'])[1 + (i * ${by}) % ${words.length}]`
  for (let from = 1; from <= RECORDS; from += 5_000)
    await open.unhurried((db) =>
      db.execute(
        sql.raw(
          `with source as (select t.*::text, row_number() over () as n, t as row from ${table} t where ${key}::text not like 'bench-%' and (${key}::text !~ '^1[0-9]{5}$')),
        size as (select count(*) as n from source)
        insert into ${table} select (jsonb_populate_record(row, jsonb_build_object('${key}', ${id}, '${name}', left(to_jsonb(row)->>'${name}', 60) || ' ' || ${word(7)} || ' ' || ${word(11)} || ' ' || i))).*
        from generate_series(${from}, ${Math.min(RECORDS, from + 4_999)}) as i, size, source where source.n = 1 + i % size.n`.replace(
            't.*::text, ',
            '',
          ),
        ),
      ),
    )
}
