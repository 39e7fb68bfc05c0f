'use client'
import { useEffect, useRef, useState } from 'react'
import { showConfirmDialog } from '@/lib/ui/dialogs'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { hasTypedFields } from '@/lib/ui/has-typed-fields'
import { call } from '@/schemas/api/base/call'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { removeRefundAccount } from '@/schemas/api/store/deliveries'
import { bankName } from '@/schemas/rules/store/banks'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { FactRows } from '../_parts/orders/fact-rows'
import { AccountForm } from './account-form'
import type { MaskedAccount } from './load'

interface Props {
  id: string
  first: MaskedAccount | null
}

/** The account with its buttons, or the form in its place. */
export function Account({ id, first }: Props) {
  const [account, setAccount] = useState(first)
  const [form, setForm] = useState<'shut' | 'open' | 'pressed'>('shut')
  const wasShut = useRef(true)
  const isBusy = useRef(false)
  const opener = `${id}-open`
  useEffect(() => {
    // What was typed before a reload or a sign-in shows itself.
    if (hasTypedFields()) void Promise.resolve().then(() => setForm('open'))
  }, [])
  // The form is gone: the focus goes to what opens it again.
  useEffect(() => {
    if (form === 'shut' && !wasShut.current) document.getElementById(opener)?.focus()
    wasShut.current = form === 'shut'
  }, [form, opener])
  const remove = async () => {
    // A second press waits for the first.
    if (isBusy.current) return
    isBusy.current = true
    try {
      const answer = await showConfirmDialog({
        title: '환불 계좌를 삭제하시겠습니까?',
        text: '이미 신청하신 취소와 반품에는 영향이 없습니다. 다음에는 계좌를 다시 입력하시면 됩니다.',
        okLabel: '삭제',
      })
      if (answer !== 'ok') return
      await call(removeRefundAccount, {})
      setAccount(null)
      showSnackbar('환불 계좌를 삭제했습니다.')
      // The pressed button goes with its account.
      document.getElementById(opener)?.focus()
    } catch (error) {
      await sayFailure(error, { id: removeRefundAccount.id })
    } finally {
      isBusy.current = false
    }
  }
  if (form !== 'shut')
    return (
      <AccountForm
        id={`${id}-form`}
        before={account}
        isPressed={form === 'pressed'}
        onSaved={(saved) => {
          setAccount(saved)
          setForm('shut')
        }}
        onCancel={() => setForm('shut')}
      />
    )
  return (
    <>
      {account ? (
        <FactRows
          rows={[
            ['은행', bankName(account.bank)],
            ['계좌 번호', <MaskedNo key="no" text={account.maskedNo} />],
            ['예금주', account.holder],
          ]}
        />
      ) : (
        <p className="rounded-sm bg-surface px-6 py-12 text-center">저장하신 환불 계좌가 없습니다.</p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <LineButton key="open" id={opener} onClick={() => setForm('pressed')} className={account ? '' : 'w-full'}>
          {account ? '환불 계좌 바꾸기' : '환불 계좌 추가'}
        </LineButton>
        {account && <LineButton onClick={() => void remove()}>삭제</LineButton>}
      </div>
    </>
  )
}

/** A screen reader says the digits that are shown, and not each star. */
const MaskedNo = ({ text }: { text: string }) => (
  <>
    <span aria-hidden="true">{text}</span>
    <span className="sr-only">끝자리 {text.replaceAll('*', '')}</span>
  </>
)
