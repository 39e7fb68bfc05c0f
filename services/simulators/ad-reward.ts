// An advertising network: it accepts completions of its campaigns, once for each person, with its own messages.
import { settings } from '@/services/base/settings'
import { json, type Simulator } from './simulator'

/** Rewarded persons by campaign: a second completion changes nothing. */
const given = new Set<string>()

export const adReward: Simulator = {
  name: 'ad-reward',
  title: '광고 보상',
  outcomes: { over: '끝난 캠페인이라고 답합니다(503).', fail: '보상하지 못했다고 답합니다(500).' },
  async handle({ request, method, path }, context) {
    if (method !== 'POST' || path !== '/v1/completions') return json({ result: '404' }, 404)
    if (request.headers.get('authorization') !== `Bearer ${settings().outside.adReward?.apiKey}`) return json({ result: '401' }, 401)
    const body = (await request.json().catch(() => ({}))) as Partial<Record<string, unknown>>
    const [campaign, person] = [body['campaign_key'], body['user_key']]
    if (typeof campaign !== 'string' || campaign === '' || typeof person !== 'string' || person === '') return json({ result: '400' }, 400)
    const outcome = await context.outcome()
    if (outcome === 'over') return json({ result: '503', message: 'campaign is over' })
    if (outcome === 'fail') return json({ result: '500', message: 'reward was not given' })
    const key = `${campaign} ${person}`
    if (!given.has(key)) {
      given.add(key)
      context.receive({ to: '광고 매체', subject: '광고 보상 완료', text: `캠페인 ${campaign}, 이벤트 ${String(body['event_id'])}` })
    }
    return json({ result: '200' })
  },
}
