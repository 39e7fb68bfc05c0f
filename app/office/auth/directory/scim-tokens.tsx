'use client'
// Tokens by which the directory writes people and groups. A token is shown once.
import { useState } from 'react'
import { ConfirmDialog } from '@/builder/list/confirm-dialog'
import { FormAlert } from '@/builder/list/form-alert'
import { Moment } from '@/builder/list/moment'
import { TextField } from '@/builder/list/text-field'
import { useForm } from '@/builder/list/use-form'
import { ActButton } from '@/builder/ui/act-button'
import { DESTROY_BUTTON, LINE_BUTTON } from '@/builder/ui/button'
import { createScimToken, revokeScimToken, type readDirectory } from '@/schemas/api/auth/directory'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { fieldMessage } from '@/schemas/words/messages'
import { TokenDialog } from './token-dialog'

type Token = Item<typeof readDirectory>['tokens'][number]

interface ScimTokensProps {
  tokens: readonly Token[]
  /** Epoch milliseconds of the displayed answer. */
  now: number
  isAdmin: boolean
  onRefresh: () => void
}

export function ScimTokens({ tokens, now, isAdmin, onRefresh }: ScimTokensProps) {
  const [title, setTitle] = useState('')
  const [made, setMade] = useState('')
  const [asked, setAsked] = useState<Token | null>(null)
  const [done, setDone] = useState('')
  const form = useForm<'title'>(async () => {
    if (title.trim() === '') return { title: fieldMessage('required', '토큰 이름') }
    setMade((await call(createScimToken, { title })).item.token)
    setTitle('')
    onRefresh()
  }, ['title'])
  return (
    <section aria-labelledby="scim-tokens" className="mt-8">
      <h2 id="scim-tokens" className="text-studio-title">
        사람과 그룹 받기 (SCIM)
      </h2>
      <p className="mt-1 text-studio-text-mute">
        회사 계정 서버가 이 토큰으로 사람과 그룹을 보냅니다. 회사에서 중지하거나 지운 사람의 로그인은 바로 끝납니다.
      </p>
      {tokens.length === 0 && <p className="mt-3">만든 토큰이 없습니다.</p>}
      <ul aria-label="SCIM 토큰" className="mt-3 flex flex-col empty:hidden">
        {tokens.map((token) => (
          <li key={token.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-studio-line py-3 last:border-0">
            <div className="min-w-0 flex-1">
              <p className="font-semibold break-all">{token.title}</p>
              <p className="text-studio-label font-normal text-studio-text-mute">
                {token.createdBy} · 만든 때 <Moment at={token.createdAt} now={now} /> · 마지막 사용{' '}
                {token.usedAt === null ? '아직 없음' : <Moment at={token.usedAt} now={now} />}
              </p>
            </div>
            {isAdmin && (
              <ActButton look={DESTROY_BUTTON} aria-label={`${token.title} 폐기`} onClick={() => setAsked(token)}>
                폐기
              </ActButton>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="mt-2 text-studio-accent-700 empty:hidden">
        {done}
      </p>
      {isAdmin && (
        <form {...form.given} aria-label="SCIM 토큰 만들기" className="mt-3 flex max-w-90 flex-col gap-3">
          <TextField
            label="토큰 이름"
            help="어디에 넣을 토큰인지 알아볼 이름입니다. 예: Okta"
            maxLength={40}
            value={title}
            {...form.field('title', setTitle)}
          />
          <FormAlert faults={form.faults} />
          <button type="submit" className={`${LINE_BUTTON} self-start`} aria-disabled={form.isBusy}>
            {form.isBusy ? '만드는 중입니다' : '토큰 만들기'}
          </button>
        </form>
      )}
      {made !== '' && <TokenDialog token={made} onClose={() => setMade('')} />}
      {asked && (
        <ConfirmDialog
          title="SCIM 토큰을 폐기합니다"
          text="이 토큰을 쓰는 회사 계정 서버는 다음 요청부터 거절됩니다."
          words="폐기하기"
          isDestructive
          onConfirm={async () => {
            const { resultMessage } = await call(revokeScimToken, { id: asked.id })
            setAsked(null)
            setDone(resultMessage)
            onRefresh()
          }}
          onClose={() => setAsked(null)}
        >
          <p className="font-semibold">{asked.title}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
