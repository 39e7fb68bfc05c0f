import type { SocialType } from '@/schemas/api/auth/session'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { SocialMark } from '@/blocks/base/_parts/social-mark'

interface Props extends Omit<React.ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  snsType: SocialType
  children: React.ReactNode
}

/**
 * The appearance that each provider prescribes. Kakao: its yellow with the black bubble and a label of 85 % black. Naver: the white N on
 * its green; a white label on that green would be unreadable (2.2 : 1), so the label is beside it on white, which Naver's white button
 * allows. Apple: black, with the white apple and label.
 */
const LOOK: Record<SocialType, { button: string; mark: string }> = {
  KAKAO: { button: 'border-kakao! bg-kakao! text-kakao-label', mark: 'left-0 text-kakao-mark' },
  NAVER: { button: 'border-naver! bg-page! text-ink', mark: '-left-px bg-naver text-naver-mark' },
  APPLE: { button: 'border-apple! bg-apple! text-apple-label', mark: 'left-0' },
}

/** One provider in its own colours: its logo at the left edge and its label in the middle, 43 % of the button's height (Apple). */
export function SocialButton({ snsType, children, className = '', ...button }: Props) {
  const look = LOOK[snsType]
  return (
    <LineButton
      {...button}
      className={`relative h-11! w-full overflow-hidden text-[1.1875rem] font-medium! hover:opacity-90 ${look.button} ${className}`}
    >
      <span className={`absolute -inset-y-px grid w-12 place-items-center ${look.mark}`}>
        <SocialMark snsType={snsType} />
      </span>
      {children}
    </LineButton>
  )
}
