// The shops' own system of consultations (K-SMART, Q-069): a POST of JSON to a configured URL, without credentials. It knows a person by
// name and number, which only our server sends, and only those of a verified person.
import { fetchJson } from './fetch-json'
import { unexpectedAnswer, type PortResult } from './port-result'

export interface ShopConsultation {
  /** Number of the shop's books. */
  sdCode: string
  storeName: string
  /** ISO 8601. */
  date: string
  /** In the shop's words: 견적 중. */
  status: string
}

export async function listShopConsultations(
  { url }: { url: string },
  person: { name: string; phoneNo: string },
): Promise<PortResult<ShopConsultation[]>> {
  const answer = await fetchJson(url, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  if (!answer.ok) return answer
  const { items } = (answer.value.body ?? {}) as { items?: unknown }
  if (answer.value.status !== 200 || !Array.isArray(items)) return unexpectedAnswer(answer.value)
  return { ok: true, value: items.flatMap(consultationOf) }
}

/** A row without its fields is left out: the others are true. */
function consultationOf(row: unknown): ShopConsultation[] {
  const { sdCode, storeName, date, status } = (row ?? {}) as Partial<Record<keyof ShopConsultation, unknown>>
  if (typeof sdCode !== 'string' || typeof storeName !== 'string' || typeof date !== 'string' || typeof status !== 'string') return []
  return Number.isNaN(Date.parse(date)) ? [] : [{ sdCode, storeName, date: new Date(date).toISOString(), status }]
}
