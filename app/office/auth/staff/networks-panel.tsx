'use client'
// From where staff may use the console, one network a line.
import { useState } from 'react'
import { FormAlert } from '@/builder/list/form-alert'
import { NotLoaded } from '@/builder/list/not-loaded'
import { TextField } from '@/builder/list/text-field'
import { useForm } from '@/builder/list/use-form'
import { useRows } from '@/builder/list/use-rows'
import { LINE_BUTTON, MAIN_BUTTON } from '@/builder/ui/button'
import { useLeaveGuard } from '@/lib/ui/use-leave-guard'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { readStaffNetworks, saveStaffNetworks } from '@/schemas/api/auth/staff-networks'

type Found = Item<typeof readStaffNetworks>

const linesOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean)

export function NetworksPanel({ isAdmin }: { isAdmin: boolean }) {
  const { data, error, mutate } = useRows('staffNetworks', readStaffNetworks, {})
  const found = data?.answer.item
  return (
    <section aria-labelledby="allowed-networks" className="mt-8 max-w-208">
      <h2 id="allowed-networks" className="text-studio-title">
        허용된 네트워크
      </h2>
      <p className="mt-1 text-studio-text-mute">
        적어 두신 네트워크에서만 관리 화면을 쓸 수 있습니다. 비워 두시면 어디에서나 쓸 수 있습니다.
      </p>
      {error !== undefined && <NotLoaded error={error} onRetry={() => void mutate()} />}
      {found && isAdmin && <NetworksForm found={found} onRefresh={() => void mutate()} />}
      {found && !isAdmin && <p className="mt-3 whitespace-pre-line">{found.networks.join('\n') || '어디에서나 쓸 수 있습니다.'}</p>}
    </section>
  )
}

/** Typed text stays when somebody else has saved: it is compared with the version it started from. */
function NetworksForm({ found, onRefresh }: { found: Found; onRefresh: () => void }) {
  const [start, setStart] = useState(found)
  const [text, setText] = useState(found.networks.join('\n'))
  const [done, setDone] = useState('')
  const form = useForm<'networks'>(async () => {
    setDone('')
    const networks = linesOf(text)
    try {
      const { item, resultMessage } = await call(saveStaffNetworks, { networks, version: start.version })
      setStart({ ...start, networks, version: item.version })
      setDone(resultMessage)
    } finally {
      // Also when it was refused, because somebody else may have saved.
      onRefresh()
    }
  }, ['networks'])
  const write = (next: string): void => {
    form.mend('networks', 'form', 'problems')
    setDone('')
    setText(next)
  }
  const isChanged = linesOf(text).join(' ') !== start.networks.join(' ')
  useLeaveGuard(isChanged && !form.isBusy)
  const isElsewhere = found.version > start.version
  return (
    <form {...form.given} aria-label="허용된 네트워크" className="mt-3 flex flex-col gap-3">
      <TextField
        label="네트워크"
        field="networks"
        rows={5}
        value={text}
        fault={form.faults.networks}
        help="한 줄에 하나씩 적어 주세요. 예: 203.0.113.7, 203.0.113.0/24, 2001:db8::/32"
        lang="en"
        spellCheck={false}
        onChange={write}
      />
      {start.address !== '' && (
        <p className="flex flex-wrap items-center gap-3">
          지금 접속하신 주소는 {start.address}입니다.
          <button
            type="button"
            className={LINE_BUTTON}
            disabled={linesOf(text).includes(start.address)}
            onClick={() => write([...linesOf(text), start.address].join('\n'))}
          >
            이 주소 넣기
          </button>
        </p>
      )}
      <FormAlert faults={form.faults} />
      {isElsewhere && (
        <p className="flex flex-wrap items-center gap-3">
          다른 곳에서 바꾼 목록: {found.networks.join(', ') || '비어 있음'}
          <button
            type="button"
            className={LINE_BUTTON}
            onClick={() => {
              setStart(found)
              write(found.networks.join('\n'))
            }}
          >
            최신 내용으로 바꾸기
          </button>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <button type="submit" className={MAIN_BUTTON} aria-disabled={form.isBusy}>
          {form.isBusy ? '저장하는 중입니다' : '저장'}
        </button>
        <p role="status" className="text-studio-accent-700">
          {done}
        </p>
      </div>
    </form>
  )
}
