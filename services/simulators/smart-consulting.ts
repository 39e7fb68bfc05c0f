// The shops' own system of consultations: it answers a person's consultations by name and number, and refuses a call with credentials.
import { demoPeople } from '@/services/db/seeds/demo-people'
import { json, type Simulator } from './simulator'

const DAY = 86_400_000
interface Visit {
  key: string
  sdCode: string
  storeName: string
  daysAgo: number
  status: string
}
const VISITS: readonly Visit[] = [
  { key: 'haneul', sdCode: 'SD-26-0117', storeName: '라움결 스퀘어 논현', daysAgo: 20, status: '견적 중' },
  { key: 'haneul', sdCode: 'SD-25-2204', storeName: '라움결 강남 대리점', daysAgo: 210, status: '시공 완료' },
  { key: 'doyun', sdCode: 'SD-26-0098', storeName: '라움결 스퀘어 동탄', daysAgo: 34, status: '계약 완료' },
]

export const smartConsulting: Simulator = {
  name: 'smart-consulting',
  title: '매장 상담 시스템',
  outcomes: { fail: '다음 목록을 주지 못했다고 답합니다(500).', empty: '다음 목록을 비워서 답합니다.' },
  async handle({ request, method, path }, context) {
    if (path !== '/list') return json({ message: 'no such service' }, 404)
    if (method !== 'POST' || !request.headers.get('content-type')?.startsWith('application/json'))
      return json({ message: 'a POST of JSON is expected' }, 405)
    if (request.headers.has('cookie') || request.headers.has('authorization')) return json({ message: 'send no credentials' }, 400)
    const body = (await request.json().catch(() => ({}))) as Partial<Record<string, unknown>>
    const { name, phoneNo } = body
    if (typeof name !== 'string' || name === '' || typeof phoneNo !== 'string' || !/^\d{10,11}$/.test(phoneNo))
      return json({ message: 'name and phoneNo are required' }, 400)
    const outcome = await context.outcome()
    if (outcome === 'fail') return json({ message: 'out of order' }, 500)
    if (outcome === 'empty') return json({ items: [] })
    const now = context.now()
    const person = demoPeople(now).find((one) => one.name === name && one.mobileNo === phoneNo)
    const own = VISITS.filter(({ key }) => key === person?.key)
    return json({
      items: own.map(({ sdCode, storeName, daysAgo, status }) => ({
        sdCode,
        storeName,
        date: new Date(now.getTime() - daysAgo * DAY).toISOString(),
        status,
      })),
    })
  },
}
