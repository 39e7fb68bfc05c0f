'use client'
import { Pencil, Trash2 } from 'lucide-react'
import { Moment } from '@/builder/list/moment'
import { ActButton } from '@/builder/ui/act-button'
import { DESTROY_BUTTON } from '@/builder/ui/button'
import type { Item } from '@/schemas/api/base/contract'
import type { readOwnAccount } from '@/schemas/api/auth/own-account'

export type Passkey = Item<typeof readOwnAccount>['passkeys'][number]

interface PasskeyListProps {
  passkeys: readonly Passkey[]
  /** Epoch milliseconds of the displayed answer. */
  now: number
  onAct: (what: 'rename' | 'remove', passkey: Passkey) => void
}

/** The passkeys of a person, with their last use. */
export const PasskeyList = ({ passkeys, now, onAct }: PasskeyListProps) => (
  <ul aria-label="패스키" className="flex flex-col">
    {passkeys.map((one) => (
      <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-studio-line py-3 first:pt-0 last:border-0">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-semibold wrap-anywhere">{one.name}</p>
          <p className="text-studio-label font-normal text-studio-text-mute">
            {one.isSynced ? '내 기기들에 함께 저장됨' : '이 기기나 보안 키에만 있음'} · 등록 <Moment at={one.createdAt} now={now} /> ·
            마지막 사용 {one.lastUsedAt === null ? '없음' : <Moment at={one.lastUsedAt} now={now} />}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ActButton icon={Pencil} aria-label={`${one.name} 이름 바꾸기`} onClick={() => onAct('rename', one)}>
            이름 바꾸기
          </ActButton>
          <ActButton icon={Trash2} look={DESTROY_BUTTON} aria-label={`${one.name} 지우기`} onClick={() => onAct('remove', one)}>
            지우기
          </ActButton>
        </div>
      </li>
    ))}
  </ul>
)
