import type { SocialType } from '@/schemas/api/auth/session'

/** The providers' logos, in the colour of the label beside them. */
const SHAPE: Record<SocialType, string> = {
  KAKAO:
    'M12 4C6.9 4 2.75 7.25 2.75 11.25c0 2.6 1.75 4.87 4.37 6.15-.14.5-.9 3.2-.93 3.42 0 0-.02.16.08.22.1.06.23.01.23.01.3-.04 3.5-2.3 4.05-2.68.47.07.95.1 1.45.1 5.1 0 9.25-3.24 9.25-7.22C21.25 7.25 17.1 4 12 4Z',
  NAVER: 'M15.1 12.6 8.7 3.5H3.5v17h5.4v-9.1l6.4 9.1h5.2v-17h-5.4z',
  APPLE:
    'M16.4 12.7c0-2.3 1.9-3.4 2-3.5-1.1-1.6-2.8-1.8-3.4-1.8-1.4-.2-2.8.8-3.5.8-.7 0-1.9-.8-3.1-.8-1.6 0-3 .9-3.9 2.4-1.6 2.8-.4 7 1.2 9.3.8 1.1 1.7 2.4 2.9 2.3 1.2 0 1.6-.7 3-.7s1.8.7 3 .7c1.3 0 2.1-1.1 2.8-2.3.9-1.3 1.3-2.5 1.3-2.6 0 0-2.3-.9-2.3-3.8ZM14.1 5.8c.6-.8 1.1-1.9 1-2.9-.9 0-2.1.6-2.7 1.4-.6.7-1.1 1.8-1 2.8 1 .1 2.1-.5 2.7-1.3Z',
}

export function SocialMark({ snsType }: { snsType: SocialType }) {
  return (
    <svg width={20} height={20} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className="shrink-0">
      <path d={SHAPE[snsType]} />
    </svg>
  )
}
