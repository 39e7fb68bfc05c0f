import type { SocialType } from '@/schemas/api/session'
import { LineButton } from '../form/form-buttons'
import { SocialMark } from './social-mark'

interface Props extends Omit<React.ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  snsType: SocialType
  children: React.ReactNode
}

/** One provider, its sign at the left edge and its words in the middle. */
export function SocialButton({ snsType, children, className = '', ...button }: Props) {
  return (
    <LineButton {...button} className={`relative w-full ${className}`}>
      <span className="absolute left-5">
        <SocialMark snsType={snsType} />
      </span>
      {children}
    </LineButton>
  )
}
