'use client'
import { useEffect } from 'react'
import { Icon } from '@/lib/ui/icon'
import { call } from '@/schemas/api/base/call'
import { recordShare } from '@/schemas/api/events/entries'
import { seemsSignedIn } from '@/schemas/api/auth/session-state'
import { SHARE_CHANNELS, type ShareChannel, type SharePayload } from '@/schemas/rules/base/share'
import { ChannelMark } from './channel-mark'
import { prepareKakao } from './kakao'
import { shareOn } from './share-on'

const NAMES: Record<ShareChannel, string> = {
  kakao: '카카오톡',
  facebook: '페이스북',
  instagram: '인스타그램',
  band: '밴드',
  url: '링크 복사',
  native: '다른 앱',
}

interface Props {
  payload: SharePayload
  eventId: string | undefined
  close: () => void
}

/** The channels to share on. The sheet is closed before the channel opens its own window. */
export function ShareSheet({ payload, eventId, close }: Props) {
  useEffect(prepareKakao, [])
  const channels = SHARE_CHANNELS.filter((channel) => channel !== 'url' && (channel !== 'native' || 'share' in navigator))
  const pick = (channel: ShareChannel) => {
    close()
    void shareOn(channel, payload).then((isDone) => isDone && noteShare(eventId, channel))
  }
  return (
    <>
      <div className="flex shrink-0 items-center justify-between gap-4 py-2 pr-2 pl-5 md:pl-6">
        <h2 className="type-title">공유하기</h2>
        <button
          type="button"
          onClick={close}
          aria-label="닫기"
          className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-surface"
        >
          <Icon name="close" size={22} />
        </button>
      </div>
      <ul className="grid auto-cols-fr grid-flow-col gap-x-1 px-3 pt-2 md:px-4">
        {channels.map((channel) => (
          <li key={channel}>
            <button
              type="button"
              onClick={() => pick(channel)}
              className="group/channel flex w-full flex-col items-center gap-2 rounded-sm py-2 text-caption text-ink-soft"
            >
              <span className="grid size-12 place-items-center rounded-full bg-surface-deep text-ink transition-colors duration-(--duration-quick) group-hover/channel:bg-line">
                <ChannelMark channel={channel} />
              </span>
              {NAMES[channel]}
            </button>
          </li>
        ))}
      </ul>
      <div className="flex items-center gap-2 px-5 pt-4 pb-[calc(20px+env(safe-area-inset-bottom))] md:px-6 md:pb-6">
        <p className="numeric flex min-h-12 min-w-0 flex-1 items-center rounded-sm bg-surface px-4 text-small text-ink-mute">
          <span className="sr-only">공유할 링크 </span>
          <span className="truncate select-all">{payload.surl.replace(/^https?:\/\//, '')}</span>
        </p>
        <button
          type="button"
          onClick={() => pick('url')}
          className="inline-flex min-h-12 shrink-0 items-center gap-2 rounded-sm bg-action px-4 text-small font-semibold text-on-ink transition-colors duration-(--duration-quick) hover:bg-action-hover"
        >
          <ChannelMark channel="url" />
          {NAMES.url}
        </button>
      </div>
    </>
  )
}

/** Records the share for the event, for members; a failure does not matter to the visitor. */
function noteShare(eventId: string | undefined, channel: ShareChannel): void {
  if (eventId === undefined || !seemsSignedIn()) return
  void call(recordShare, { eventId, channel }).catch(() => undefined)
}
