// The reward of an advertising network: once an entry is stored, the network is informed that a person whom it sent has done what the
// campaign asked for. The network identifies the person by its own key; we send it a pseudonym that only this installation can compute.
import { fetchJson } from './fetch-json'
import { refused, unexpectedAnswer, type PortResult } from './port-result'
import { textOf } from './text-of'

interface Place {
  apiUrl: string
  apiKey: string
}

/** `over`: the campaign accepts no more completions (its 503, which is an answer and no outage). */
export async function completeAdReward(
  { apiUrl, apiKey }: Place,
  { campaignKey, eventId, person }: { campaignKey: string; eventId: string; person: string },
): Promise<PortResult<'given' | 'over'>> {
  const answer = await fetchJson(`${apiUrl}/v1/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
    body: JSON.stringify({ campaign_key: campaignKey, event_id: eventId, user_key: person }),
  })
  if (!answer.ok) return textOf(answer.raw, 'result') === '503' ? { ok: true, value: 'over' } : answer
  const { status, body } = answer.value
  switch (textOf(body, 'result')) {
    case '200':
      return { ok: true, value: 'given' }
    case '503':
      return { ok: true, value: 'over' }
    case '500':
      return refused('500', 'the network could not give the reward', true)
    default:
      return unexpectedAnswer({ status, body })
  }
}
