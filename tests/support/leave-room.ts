import type { APIRequestContext } from '@playwright/test'

/** Deletes the older drafts that earlier tests of this member left: a member writes five tours at once. */
export async function leaveRoom(request: APIRequestContext): Promise<void> {
  const answer = (await (await request.get('/svc/interiorSvcApi/isExistWriting')).json()) as { data: { items: { seq: number }[] } }
  for (const { seq } of answer.data.items.slice(3)) {
    const removed = await request.get(`/svc/interiorSvcApi/removeTempWriting?seq=${seq}`, { headers: { 'sec-fetch-site': 'same-origin' } })
    if (!removed.ok()) throw new Error(`The draft ${seq} was not deleted: ${removed.status()}`)
  }
}
