import { json, type Simulator } from './simulator'

/** Receives the feed card of a shared page, as a friend in Kakao Talk would. */
export const feedCard: Simulator = {
  name: 'feed-card',
  title: '카카오톡 공유',
  async handle({ request, method, path }, context) {
    if (method !== 'POST' || path !== '/send') return json({ message: 'not found' }, 404)
    const card = (await request.json().catch(() => ({}))) as Partial<Record<string, unknown>>
    const word = (name: string): string => (typeof card[name] === 'string' ? card[name] : '')
    if (word('title') === '' || word('url') === '') return json({ message: 'title and url are needed' }, 400)
    context.receive({
      to: '카카오톡',
      subject: word('title'),
      text: [word('desc'), word('image_url'), word('url')].filter(Boolean).join('\n'),
    })
    return json({ sent: true })
  },
}
