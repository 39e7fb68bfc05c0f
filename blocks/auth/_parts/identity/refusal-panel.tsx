import { Icon } from '@/lib/ui/icon'
import { ALREADY_MEMBER } from '@/schemas/words/identity-messages'
import { ActionLink } from '@/blocks/base/_parts/action-link'

export interface Refused {
  message: string
  notice?: string
  /** The page before, unless this is a popup. */
  callback?: string
  /** Path for another attempt. */
  again?: string
}

/** Why the verification failed, shown here when no opening page can show it, with links to continue. */
export function RefusalPanel({ message, notice, callback, again }: Refused) {
  return (
    <>
      <div role="alert" className="mt-6 flex gap-3 rounded-sm bg-danger-soft px-4 py-3.5 text-danger">
        <Icon name="warning" size={20} className="mt-0.5" />
        <div>
          <p className="font-semibold">{message}</p>
          {notice && <p className="mt-1 text-small">{notice}</p>}
        </div>
      </div>
      {callback !== undefined && (
        <div className="mt-8 flex flex-wrap gap-2 *:grow">
          {message === ALREADY_MEMBER ? (
            <ActionLink href="/login">로그인</ActionLink>
          ) : (
            again && <ActionLink href={again}>다시 인증하기</ActionLink>
          )}
          <ActionLink href={callback} tone="line">
            돌아가기
          </ActionLink>
        </div>
      )}
    </>
  )
}
