'use client'
import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { FactorSetup } from '@/app/office/auth/account/factor-setup'
import { PasskeySetup } from '@/app/office/auth/account/passkey-setup'
import { SessionWatch } from '@/app/office/auth/sign-in/session-watch'
import { useKnowsPasskey } from '@/app/office/auth/sign-in/use-knows-passkey'
import { ActButton } from '@/builder/ui/act-button'
import { call } from '@/schemas/api/base/call'
import { leaveSignIn } from '@/schemas/api/auth/staff-sign-in'

/** Enrols the second factor that the role demands, before anything else is shown: the codes of a telephone, or a passkey. */
export function EnrolForm({ person }: { person: { id: string; loginId: string; name: string } }) {
  const [isPasskey, setPasskey] = useState(false)
  const knows = useKnowsPasskey()
  return (
    <div className="mt-5">
      {isPasskey ? (
        <PasskeySetup
          name="내 패스키"
          leave={{ words: '인증 앱으로 등록', onLeave: () => setPasskey(false) }}
          onDone={() => location.reload()}
        />
      ) : (
        <>
          <FactorSetup
            leave={{ words: '로그아웃', onLeave: () => void call(leaveSignIn, {}).finally(() => location.reload()) }}
            onDone={() => location.reload()}
          />
          {knows && (
            <div className="mt-4 border-t border-studio-line pt-4">
              <ActButton icon={Fingerprint} onClick={() => setPasskey(true)}>
                인증 앱 대신 패스키로 등록
              </ActButton>
            </div>
          )}
        </>
      )}
      <SessionWatch person={person} />
    </div>
  )
}
