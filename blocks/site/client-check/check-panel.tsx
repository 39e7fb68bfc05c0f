'use client'
import { useState, type ReactNode } from 'react'
import { openDialog, showAlertDialog, showConfirmDialog } from '@/lib/ui/dialogs'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { useNetwork, useRequest } from '@/lib/ui/use-request'
import { listCategories } from '@/schemas/api/catalog/categories'
import { listCodes } from '@/schemas/api/site/codes'
import { trackedCall } from '@/schemas/api/base/tracked-call'

/** tests/journeys/base/client.spec.ts checks its effects. */
export function CheckPanel() {
  const codes = useRequest('codeList')
  const network = useNetwork()
  const [answer, setAnswer] = useState('')

  return (
    <dl className="grid gap-x-8 gap-y-6 border-t border-ink pt-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <Row name="요청" state={JSON.stringify(codes)}>
        <Do label="코드 불러오기" run={() => trackedCall(listCodes, { codeGroupValue: 'noticeCategory' }, { key: 'codeList' })} />
        <Do label="분류 불러오기" run={() => trackedCall(listCategories, {})} />
      </Row>
      <Row name="연결" state={network}>
        <Do label="링크 복사" run={() => copyLink()} />
      </Row>
      <Row name="창" state={answer}>
        <Do label="겹친 창 두 개" run={() => openTwo(setAnswer)} />
        <Do
          label="알림 두 번"
          run={() => Promise.all([showAlertDialog({ title: '첫째 알림' }), showAlertDialog({ title: '둘째 알림' })])}
        />
        <Do label="확인" run={async () => setAnswer(await showConfirmDialog({ title: '계속하시겠습니까?' }))} />
      </Row>
    </dl>
  )
}

function Row({ name, state, children }: { name: string; state: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="mt-2 flex flex-wrap gap-2">{children}</dd>
      <dd className="mt-3 text-caption break-all text-ink-mute">
        <span role="status" aria-label={`${name} 상태`}>
          {state}
        </span>
      </dd>
    </div>
  )
}

function Do({ label, run }: { label: string; run: () => unknown }) {
  return (
    <button
      type="button"
      onClick={() => void run()}
      className="min-h-11 rounded-sm border border-line-field px-4 text-small font-semibold hover:border-ink"
    >
      {label}
    </button>
  )
}

async function openTwo(say: (answer: string) => void): Promise<void> {
  const first = openDialog<string>('first', { title: '첫째 창', render: (close) => <Inside name="첫째 창" close={() => close('첫째')} /> })
  const second = openDialog<string>('second', {
    title: '둘째 창',
    render: (close) => <Inside name="둘째 창" close={() => close('둘째')} />,
  })
  say(`둘째: ${(await second) ?? '닫힘'}`)
  say(`첫째: ${(await first) ?? '닫힘'}`)
}

function Inside({ name, close }: { name: string; close: () => void }) {
  return (
    <>
      <h2 className="type-title">{name}</h2>
      <button type="button" onClick={close} className="mt-6 h-12 w-full rounded-sm bg-surface-deep font-semibold">
        {name} 닫기
      </button>
    </>
  )
}

async function copyLink(): Promise<void> {
  await navigator.clipboard.writeText(location.href)
  showSnackbar('링크를 복사했습니다.')
}
