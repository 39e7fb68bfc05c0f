// The console's lists over 100,000 records of one type, called through the HTTP mount, on both databases; then what is done to ten
// thousand of them at once, and their way into a spreadsheet and back.
import { bumpTagNumbers } from '../../../services/db/tag-numbers.ts'
import { staff, staffSessions } from '../../../services/db/tables/auth.ts'
import { signedSessions } from '../../../services/auth/domain/signed-sessions.ts'
import { STAFF_TOKEN_SECONDS } from '../../../services/auth/domain/tokens.ts'
import { mount } from '../../../services/kit/mount.ts'
import { registerSessions } from '../../../services/kit/sessions.ts'
import '../../../services/areas.ts'
import { noticeRecord } from '../../../schemas/records/content/notice-record.ts'
import { writeCell } from '../../../services/site/sheets/read-cell.ts'
import { sheetColumns } from '../../../services/site/sheets/sheet-columns.ts'
import { writeSheet } from '../../../services/site/sheets/write-sheet.ts'
import { median, round } from '../tools/load.mjs'
import { addManyRecords, valuesOfRecord } from '../tools/many-records.mjs'
import { figure } from '../tools/report.mjs'
import { SITE, withDatabases } from '../tools/with-databases.mjs'

const RECORDS = 100_000
const TIMES = 40
const IMPORTED = 10_000
const ADMIN = { staff: { id: 'bench', role: 'adm', sid: 'bench-session' } }
const MOST_MS = { postgres: 100, embedded: 200 }

export async function records() {
  registerSessions(signedSessions)
  const fill = async (open) => {
    await hire(open)
    await addManyRecords(open, RECORDS)
  }
  await withDatabases('records', { fill }, async ({ kind, open }) => {
    for (const [name, queries] of Object.entries(QUESTIONS)) await measure(kind, open, name, queries)
    await actOnMany(kind)
    for (const format of ['csv', 'xlsx']) await sheets(kind, format)
  })
}

async function hire(open) {
  await open.db.insert(staff).values({ id: 'bench', loginId: 'bench', name: '측정', role: 'adm', passwordHash: '-' })
  await open.db
    .insert(staffSessions)
    .values({ id: 'bench-session', staffId: 'bench', expiresAt: new Date(Date.now() + STAFF_TOKEN_SECONDS * 1_000) })
}

const search = (words) => words.map((word) => `search=${encodeURIComponent(word)}`)
const pages = (sort) => [1, 2, 2_475, 4_949, 4_950].map((page) => `sort=${sort}&page=${page}`)
/** Each row of the figures, and the questions that it asks in turn. */
const QUESTIONS = {
  'sort-name': pages('name'),
  'sort-at': [...pages('at'), ...pages('at&direction=desc')],
  'sort-order': pages('order'),
  'sort-updated': pages('updatedAt'),
  filter: [
    'filter=category:guide',
    'filter=category:guide,category:event,pinned:true',
    'filter=pinned:true&page=50',
    'filter=category:policy&page=400',
  ],
  tab: ['state=draft', 'state=draft&page=200', 'state=changed&sort=name', 'state=trash', 'state=scheduled'],
  'search-two-letters': search(['마루', '당첨', '개정', '없다', '벽지']),
  'search-more': search(['이벤트 당첨자', '강마루 A1', '99999호', '감사드립니다', '주방 5005']),
  'search-one-letter': search(['마', '뷁', '지', '호', '1']),
  'search-half-typed': search(['당처', '강마ㄹ', '이벤트 다', '벼', '창홋']),
  'search-initials': search(['ㄱㅁㄹ', 'ㅇㅂㅌ ㄷㅊㅈ', 'ㄷㄱ', 'ㅋㅋㅋ']),
  'search-no-hit': search(['부엉이', '없는말', '뷁뷁', 'zzz', '호랑나비와 춤을']),
  'search-filtered': search(['마루', '당첨', '없다']).map((query) => `${query}&filter=category:guide&sort=name`),
}

async function measure(kind, open, name, queries) {
  const took = []
  const slowest = { ms: 0, query: '' }
  for (let i = 0; i < TIMES; i++) {
    const query = queries[i % queries.length]
    const ms = await timed(`/adm/record/browse?type=notices&size=20&${query}`)
    took.push(ms)
    if (ms > slowest.ms) Object.assign(slowest, { ms: round(ms, 1), query: decodeURIComponent(query) })
  }
  // The first list after a change counts anew.
  const first = []
  for (let i = 0; i < 5; i++) {
    const settle = await open.db.transaction((tx) => bumpTagNumbers(tx, ['records:notices']))
    settle()
    first.push(await timed(`/adm/record/browse?type=notices&size=20&${queries[i % queries.length]}`))
  }
  took.sort((a, b) => a - b)
  const p95 = took[Math.floor(TIMES * 0.95)]
  figure({
    figure: `records-${name}-${kind}`,
    value: round(p95, 1),
    unit: `ms p95 at ${RECORDS} records`,
    target: `≤ ${MOST_MS[kind]}`,
    met: p95 <= MOST_MS[kind],
    medianMs: round(median(took), 1),
    slowest,
    firstAfterAChangeMs: round(median(first), 1),
  })
}

/** Ten thousand changed records are published at once, and that is undone. */
async function actOnMany(kind) {
  const published = await called('act', { act: 'publish', state: 'changed', expected: RECORDS / 10 })
  const undone = await called('undo', { batch: published.item.batch })
  for (const [name, { seconds, item }] of Object.entries({ publish: published, undo: undone }))
    figure({
      figure: `records-${name}-10000-${kind}`,
      value: round(seconds, 1),
      unit: 's in one call',
      target: '≤ 30',
      met: seconds <= 30 && item.done === RECORDS / 10,
      done: item.done,
    })
}

/** Ten thousand records out; their ids taken away, tried and written as new ones that visitors see. */
async function sheets(kind, format) {
  const from = performance.now()
  const file = await posted('export', { type: 'notices', format, state: 'draft' }).then((response) => response.arrayBuffer())
  const out = (performance.now() - from) / 1_000
  const form = new FormData()
  for (const [name, value] of Object.entries({ type: 'notices', publish: 'Y' })) form.set(name, value)
  form.set('file', new File([await newSheet(format, IMPORTED)], `notices.${format}`))
  const sent = new Response(form)
  const begun = performance.now()
  const headers = { origin: SITE, 'content-type': sent.headers.get('content-type') }
  const request = new Request(`${SITE}/adm/record/importTry`, { method: 'POST', headers, body: await sent.arrayBuffer() })
  const { data } = await mount(request, { readSession: async () => ADMIN }).then((response) => response.json())
  const tried = await ended(data.item.job)
  const between = performance.now()
  await posted('importRun', { type: 'notices', job: tried.job })
  const waits = []
  const done = await ended(tried.job, async () => {
    const from = performance.now()
    const isAnswered = await timed('/adm/record/browse?type=notices&size=20').then(
      () => true,
      () => false,
    )
    waits.push(isAnswered ? performance.now() - from : Infinity)
  })
  const seconds = { trial: round((between - begun) / 1_000, 1), writing: round((performance.now() - between) / 1_000, 1) }
  const all = (performance.now() - begun) / 1_000
  figure({
    figure: `records-import-10000-${format}-${kind}`,
    value: round(all, 1),
    unit: 's from the upload to the last record',
    target: '≤ 30',
    met: all <= 30 && done.phase === 'done' && tried.created === IMPORTED,
    ...seconds,
    ...(done.message ? { message: done.message } : {}),
  })
  const longest = Math.max(...waits)
  figure({
    figure: `records-list-during-import-${format}-${kind}`,
    value: round(longest, 0),
    unit: 'ms, the longest of the lists that others asked for while it was written',
    target: '≤ 2000',
    met: longest <= 2_000,
    medianMs: round(median(waits.toSorted((a, b) => a - b)), 0),
    lists: waits.length,
  })
  figure({
    figure: `records-export-10000-${format}-${kind}`,
    value: round(out, 1),
    unit: 's',
    target: '',
    met: true,
    bytes: file.byteLength,
  })
}

async function newSheet(format, count) {
  const columns = sheetColumns(noticeRecord).filter(({ kind }) => kind !== 'fixed')
  async function* lines() {
    for (let i = 0; i < count; i++) yield columns.map((column) => writeCell(column, valuesOfRecord(RECORDS + i), () => ''))
  }
  const chunks = []
  for await (const chunk of writeSheet(format, 'a', columns, lines())) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function ended(job, meanwhile = () => undefined) {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    await meanwhile()
    const request = new Request(`${SITE}/adm/record/importProgress?type=notices&job=${job}`)
    const { data } = await mount(request, { readSession: async () => ADMIN })
      .then((response) => response.json())
      // The one connection of the embedded database is the import's while it writes.
      .catch(() => ({ data: {} }))
    if (['tried', 'done', 'failed', 'cancelled'].includes(data.item?.phase)) return data.item
  }
}

const posted = (name, body) =>
  mount(
    new Request(`${SITE}/adm/record/${name}`, {
      method: 'POST',
      headers: { origin: SITE, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    { readSession: async () => ADMIN },
  )

async function called(name, body) {
  const from = performance.now()
  const response = await posted(name, { type: 'notices', ...body })
  const { data } = await response.json()
  if (data.result !== '200') throw new Error(`${name} answered ${data.result}: ${data.resultMessage}`)
  return { seconds: (performance.now() - from) / 1_000, item: data.item }
}

async function timed(path) {
  const from = performance.now()
  const response = await mount(new Request(SITE + path), { readSession: async () => ADMIN })
  const { data } = await response.json()
  if (data.result !== '200') throw new Error(`${path} answered ${data.result}: ${data.resultMessage}`)
  return performance.now() - from
}
