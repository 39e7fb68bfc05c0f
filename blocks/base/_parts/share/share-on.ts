import { openPopup } from '@/lib/ui/open-popup'
import { track } from '@/schemas/api/base/track'
import { facebookSharer, shareDeed, type ShareChannel, type SharePayload } from '@/schemas/rules/base/share'
import { copyLink } from './copy-link'
import { sendKakaoCard } from './kakao'

const WINDOW = { name: 'share', width: 600, height: 640 }

/**
 * Shares on one channel (S-SHARE-2). Must run inside the press, because windows, clipboard and share dialogs require a user gesture, so
 * the short link is loaded before.
 * @returns false when the visitor cancelled.
 */
export async function shareOn(channel: ShareChannel, payload: SharePayload): Promise<boolean> {
  const deeds: Record<ReturnType<typeof shareDeed>, () => Promise<boolean>> = {
    window: () => openSharer(payload),
    card: () => sendKakaoCard(payload),
    device: () => askDevice(payload),
    copy: () => copyLink(payload.surl),
  }
  const isDone = await deeds[shareDeed(channel)]()
  if (isDone) track('share', { channel, url: payload.url })
  return isDone
}

/** A browser without a second window navigates there itself, and returns. */
async function openSharer({ surl }: SharePayload): Promise<boolean> {
  const address = facebookSharer(surl)
  if (!openPopup(address, WINDOW)) location.assign(address)
  return true
}

async function askDevice({ title, desc, surl }: SharePayload): Promise<boolean> {
  try {
    await navigator.share({ title, text: desc, url: surl })
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false
    return copyLink(surl)
  }
}
