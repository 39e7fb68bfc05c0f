import { openDialog } from '@/lib/ui/dialogs'
import { call } from '@/schemas/api/base/call'
import { noteFeedCard } from '@/schemas/api/site/links'
import { publicConfig } from '@/schemas/api/base/site-facts'
import { KAKAO_SDK, KAKAO_SDK_HASH } from '@/schemas/rules/base/kakao-sdk'
import { feedCard, type FeedCard, type SharePayload } from '@/schemas/rules/base/share'

interface Kakao {
  init: (key: string) => void
  isInitialized: () => boolean
  Share: { sendDefault: (card: FeedCard) => Promise<void> | void }
}
declare global {
  interface Window {
    Kakao?: Kakao
  }
}

let loading: Promise<void> | undefined

/** Loads Kakao's script before its button is pressed, because its window must open inside the press. Does nothing without a key. */
export function prepareKakao(): void {
  const { kakaoKey } = publicConfig()
  if (!kakaoKey) return
  loading ??= new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), {
      src: KAKAO_SDK,
      integrity: KAKAO_SDK_HASH,
      crossOrigin: 'anonymous',
      onload: () => resolve(),
      onerror: () => reject(new Error('Kakao’s script did not come')),
    })
    document.head.append(script)
  })
  void loading.then(
    () => {
      if (!window.Kakao?.isInitialized()) window.Kakao?.init(kakaoKey)
    },
    // The next opening tries again; until then the dialog is used.
    () => {
      loading = undefined
    },
  )
}

/** Sends a feed card by Kakao Talk; without its script a dialog shows the card. */
export async function sendKakaoCard(payload: SharePayload): Promise<boolean> {
  if (window.Kakao?.isInitialized()) {
    await window.Kakao.Share.sendDefault(feedCard(payload))
    return true
  }
  const { title, desc, image_url, surl } = payload
  // Recorded for the site's staff; the page does not wait for it.
  void call(noteFeedCard, { title: title.slice(0, 200), desc: desc.slice(0, 300), image_url, url: surl }).catch(() => undefined)
  const { CardDialog } = await import('./card-dialog')
  await openDialog('feed-card', {
    title: '카카오톡 공유',
    render: (close) => <CardDialog payload={payload} close={() => close()} />,
  })
  return true
}
