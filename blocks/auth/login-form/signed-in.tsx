'use client'
import type { SessionUser } from '@/schemas/api/auth/session'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { memberName } from '../_parts/session/member-name'
import { signOutHere } from '../_parts/session/sign-out-here'

/** Replaces the form for a signed-in member: go on, or sign out to sign in with another account. */
export function SignedIn({ user, href }: { user: SessionUser; href: string }) {
  return (
    <div role="status">
      <p>{memberName(user)}으로 로그인되어 있습니다.</p>
      <div className="mt-6 grid gap-3">
        <a
          href={href}
          className="flex h-14 items-center justify-center rounded-sm bg-action px-6 font-semibold text-on-ink hover:bg-action-hover"
        >
          계속하기
        </a>
        <LineButton onClick={() => void signOutHere()}>로그아웃</LineButton>
      </div>
    </div>
  )
}
