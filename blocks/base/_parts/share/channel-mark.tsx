import { Icon } from '@/lib/ui/icon'
import type { ShareChannel } from '@/schemas/rules/base/share'
import { SocialMark } from '../social-mark'

type Drawn = Exclude<ShareChannel, 'kakao' | 'url' | 'native'>

/** The services' logos, in the colour of the label beside them. */
const SHAPE: Record<Drawn, string> = {
  facebook:
    'M13.4 21.5v-8.1h2.75l.45-3.2h-3.2V8.15c0-.95.4-1.6 1.75-1.6h1.6V3.7c-.4-.1-1.35-.2-2.35-.2-2.5 0-4.1 1.5-4.1 4.2v2.5H7.5v3.2h2.8v8.1z',
  instagram:
    'M8 3.25h8A4.75 4.75 0 0 1 20.75 8v8A4.75 4.75 0 0 1 16 20.75H8A4.75 4.75 0 0 1 3.25 16V8A4.75 4.75 0 0 1 8 3.25Zm0 1.8A2.95 2.95 0 0 0 5.05 8v8A2.95 2.95 0 0 0 8 18.95h8A2.95 2.95 0 0 0 18.95 16V8A2.95 2.95 0 0 0 16 5.05Zm4 2.7a4.25 4.25 0 1 1 0 8.5 4.25 4.25 0 0 1 0-8.5Zm0 1.8a2.45 2.45 0 1 0 0 4.9 2.45 2.45 0 0 0 0-4.9Zm4.6-3.2a1.05 1.05 0 1 1 0 2.1 1.05 1.05 0 0 1 0-2.1Z',
  band: 'M6.5 3.5h3.2v5.6a6.1 6.1 0 1 1-3.2 5.4Zm6.1 8a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
}

export function ChannelMark({ channel }: { channel: ShareChannel }) {
  if (channel === 'kakao') return <SocialMark snsType="KAKAO" />
  if (channel === 'url' || channel === 'native') return <Icon name={channel === 'url' ? 'link' : 'share'} size={20} />
  return (
    <svg width={20} height={20} viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true" className="shrink-0">
      <path d={SHAPE[channel]} />
    </svg>
  )
}
