'use client'
import { FactorSetup } from '@/app/office/auth/account/factor-setup'
import { SessionWatch } from '@/app/office/auth/sign-in/session-watch'
import { call } from '@/schemas/api/base/call'
import { leaveSignIn } from '@/schemas/api/auth/staff-sign-in'

/** Enrols the second factor that the role demands, before anything else is shown. */
export function EnrolForm({ person }: { person: { id: string; loginId: string; name: string } }) {
  return (
    <div className="mt-5">
      <FactorSetup
        leave={{ words: '로그아웃', onLeave: () => void call(leaveSignIn, {}).finally(() => location.reload()) }}
        onDone={() => location.reload()}
      />
      <SessionWatch person={person} />
    </div>
  )
}
