import { Icon } from '@/lib/ui/icon'
import { passwordChecks } from '@/schemas/rules/members/password-fault'

/**
 * The conditions of a new password, checked while it is typed (V-PW-1 to V-PW-8). Hidden from screen readers, which read the message at
 * the field.
 */
export function PasswordChecklist({ password, memberId, current }: { password: string; memberId: string; current?: string | undefined }) {
  return (
    <ul className="grid gap-x-4 gap-y-1 text-caption sm:grid-cols-2">
      {passwordChecks(password, memberId, current).map(({ label, isMet }) => (
        <li key={label} className={`flex items-center gap-1.5 ${isMet ? 'text-success' : ''}`}>
          <Icon name={isMet ? 'check' : 'close'} size={14} />
          {label}
          <span className="sr-only">{isMet ? ' 충족' : ' 필요'}</span>
        </li>
      ))}
    </ul>
  )
}
