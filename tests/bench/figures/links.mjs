// What a link field finds while one types, over 100,000 records that have a page, called through the HTTP mount, on both databases.
import { STAFF_TOKEN_SECONDS } from '../../../services/auth/domain/tokens.ts'
import { signedSessions } from '../../../services/auth/domain/signed-sessions.ts'
import { staff, staffSessions } from '../../../services/db/tables/auth.ts'
import { mount } from '../../../services/kit/mount.ts'
import { registerSessions } from '../../../services/kit/sessions.ts'
import '../../../services/areas.ts'
import { median, round } from '../tools/load.mjs'
import { addManyRecords } from '../tools/many-records.mjs'
import { figure } from '../tools/report.mjs'
import { SITE, withDatabases } from '../tools/with-databases.mjs'

const RECORDS = 100_000
const TIMES = 60
const MOST_MS = 60
const ADMIN = { staff: { id: 'bench', role: 'adm', sid: 'bench-session' } }

/** Each row of the figures, and what is typed in turn: words that stand in a third of all names among them. */
const QUESTIONS = {
  'two-letters': ['마루', '당첨', '개정', '벽지', '타일', '없다'],
  more: ['이벤트 당첨자', '강마루 A1', '99999호', '욕실타일', '디아망 주방 5005', '당첨자 발표 이벤트'],
  'one-letter': ['마', '뷁', '지', '호', '이', 'ㅇ'],
  'half-typed': ['당처', '강마ㄹ', '이벤트 다', '벼', '창홋', '욕시'],
  initials: ['ㄱㅁㄹ', 'ㅇㅂㅌ', 'ㄷㄱ', 'ㅇㅌㄹㅇ', 'ㅋㅋㅋ', 'ㅂㅈ'],
  address: ['/cs/notice/detail/1000777', '/cs/notice', `${SITE}/cs/notice/detail/1099999`, '/cs/notice/detail/109', '/없는/주소'],
  'no-hit': ['부엉이', '없는말', '뷁뷁', 'zzz', '호랑나비와 춤을'],
  'one-kind': ['마루', '당첨', 'ㅂㅈ', '이벤ㅌ', '호'].map((words) => `${words}&kind=notices`),
  latest: ['', '&kind=notices'],
}

export async function links() {
  registerSessions(signedSessions)
  const fill = async ({ db, unhurried }) => {
    await db.insert(staff).values({ id: 'bench', loginId: 'bench', name: '측정', role: 'adm', passwordHash: '-' })
    await db
      .insert(staffSessions)
      .values({ id: 'bench-session', staffId: 'bench', expiresAt: new Date(Date.now() + STAFF_TOKEN_SECONDS * 1_000) })
    await addManyRecords({ db, unhurried }, RECORDS)
  }
  await withDatabases('links', { fill }, async ({ kind }) => {
    for (const [name, questions] of Object.entries(QUESTIONS)) await measure(kind, name, questions)
  })
}

async function measure(kind, name, questions) {
  const took = []
  const slowest = { ms: 0, typed: '' }
  const counts = {}
  for (let i = 0; i < TIMES; i++) {
    const typed = questions[i % questions.length]
    const [words, more = ''] = typed.split('&')
    const from = performance.now()
    const response = await mount(new Request(`${SITE}/adm/link/find?search=${encodeURIComponent(words)}${more && `&${more}`}`), {
      readSession: async () => ADMIN,
    })
    const { data } = await response.json()
    const ms = performance.now() - from
    if (data.result !== '200') throw new Error(`${typed} answered ${data.result}: ${data.resultMessage}`)
    counts[typed] = data.items.length
    took.push(ms)
    if (ms > slowest.ms) Object.assign(slowest, { ms: round(ms, 1), typed })
  }
  took.sort((a, b) => a - b)
  const p95 = took[Math.floor(TIMES * 0.95)]
  figure({
    figure: `links-${name}-${kind}`,
    value: round(p95, 1),
    unit: `ms p95 at ${RECORDS} records`,
    target: `≤ ${MOST_MS}`,
    met: p95 <= MOST_MS,
    medianMs: round(median(took), 1),
    slowest,
    counts,
  })
}
