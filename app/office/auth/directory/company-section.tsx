'use client'
// The company accounts of whoever is signed in. Nothing of it is shown where the site has no directory.
import { useState } from 'react'
import { ConfirmDialog } from '@/builder/list/confirm-dialog'
import { Moment } from '@/builder/list/moment'
import { useRows } from '@/builder/list/use-rows'
import { ActButton } from '@/builder/ui/act-button'
import { DESTROY_BUTTON, LINE_BUTTON } from '@/builder/ui/button'
import { readOwnLinks, unlinkOwnAccount } from '@/schemas/api/auth/directory'
import { call } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import { AccountSection } from '../account/account-section'

export function CompanySection({ done = '', onDone }: { done?: string; onDone: (words: string) => void }) {
  const { data, mutate } = useRows('ownLinks', readOwnLinks, {})
  const [asked, setAsked] = useState<Listed<typeof readOwnLinks> | null>(null)
  if (!data) return null
  const { item, items } = data.answer
  if (!item.isOffered && items.length === 0 && done === '') return null
  return (
    <AccountSection title="회사 계정" done={done}>
      {items.length === 0 && <p>연결된 회사 계정이 없습니다. 연결하시면 회사 계정으로도 로그인하실 수 있습니다.</p>}
      <ul aria-label="연결된 회사 계정" className="flex flex-col empty:hidden">
        {items.map((one) => (
          <li
            key={one.key}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-studio-line py-3 first:pt-0 last:border-0"
          >
            <div className="min-w-0 flex-1">
              <p className="font-semibold break-all">{one.shownAs}</p>
              <p className="text-studio-label font-normal text-studio-text-mute">
                연결 <Moment at={one.linkedAt} now={data.at} />
                {one.usedAt !== null && (
                  <>
                    {' · '}마지막 로그인 <Moment at={one.usedAt} now={data.at} />
                  </>
                )}
                {one.isManaged && ' · 회사에서 만든 계정'}
              </p>
            </div>
            {!one.isManaged && (
              <ActButton look={DESTROY_BUTTON} aria-label={`${one.shownAs} 연결 끊기`} onClick={() => setAsked(one)}>
                연결 끊기
              </ActButton>
            )}
          </li>
        ))}
      </ul>
      {item.isOffered && items.length === 0 && (
        <a href="/auth/svc/directory/start?purpose=link" className={`${LINE_BUTTON} self-start`}>
          회사 계정 연결
        </a>
      )}
      {asked && (
        <ConfirmDialog
          title="회사 계정 연결을 끊습니다"
          text="다음부터 이 회사 계정으로는 로그인할 수 없습니다. 비밀번호 로그인은 그대로입니다."
          words="연결 끊기"
          isDestructive
          onConfirm={async () => {
            const { resultMessage } = await call(unlinkOwnAccount, { key: asked.key })
            setAsked(null)
            await mutate()
            onDone(resultMessage)
          }}
          onClose={() => setAsked(null)}
        >
          <p className="font-semibold">{asked.shownAs}</p>
        </ConfirmDialog>
      )}
    </AccountSection>
  )
}
