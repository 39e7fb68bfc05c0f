import { settings } from '@/services/base/settings'
import { fetchJson } from './fetch-json'

/** The fields of a message that Kakao would send. */
export interface FeedCardWords {
  title: string
  desc: string
  image_url: string
  url: string
}

/** Puts a card into the inbox of the demonstration, instead of a receiver's chat; does nothing outside demo mode. */
export async function showFeedCard(card: FeedCardWords): Promise<void> {
  const { devsimPort } = settings()
  if (devsimPort === undefined) return
  await fetchJson(`http://127.0.0.1:${devsimPort}/feed-card/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(card),
  })
}
