'use client'
import { useRef, useState } from 'react'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { askRestock, withdrawRestock } from '@/schemas/api/store/restocks'
import { RESTOCK_PLACE } from '@/schemas/rules/store/restock'
import { isLoginNeeded } from '@/schemas/words/login-needed'
import { askLogin } from '@/blocks/auth/_parts/session/ask-login'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { RadioRows } from '@/blocks/base/_parts/form/radio-rows'
import type { SoldOut } from './sold-out'

interface Props {
  soldOut: SoldOut
  first: string | undefined
  /** Options that the member waits for already. */
  waiting: readonly string[]
  onAsked: () => void
}

const ID = 'restock-option'

/** One of the options that are sold out, waited for or no longer. A sign-in leads back here with the same one chosen. */
export function RestockForm({ soldOut, first, waiting, onAsked }: Props) {
  const [own, setOwn] = useState(() => new Set(waiting))
  const [chosen, setChosen] = useState(first ?? (soldOut.length === 1 ? soldOut[0]![0] : ''))
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const isBusy = useRef(false)
  const isWaited = own.has(chosen)

  const send = async (): Promise<void> => {
    setTried(true)
    if (chosen === '') return document.getElementById(ID)?.focus()
    const place = `${location.pathname}${location.search}${RESTOCK_PLACE}${encodeURIComponent(chosen)}`
    if (!(await askLogin({ wanted: place }))) return
    setSending(true)
    const asked = isWaited ? withdrawRestock : askRestock
    try {
      showSnackbar((await call(asked, { variantId: chosen })).resultMessage)
      if (!isWaited) return onAsked()
      setOwn(new Set([...own].filter((one) => one !== chosen)))
    } catch (error) {
      if (error instanceof CallFailure && isLoginNeeded(error.message)) history.replaceState(history.state, '', place)
      await sayFailure(error, { id: asked.id })
    } finally {
      setSending(false)
    }
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault()
        if (isBusy.current) return
        isBusy.current = true
        void send().finally(() => (isBusy.current = false))
      }}
    >
      {soldOut[0]![1] === '' ? (
        <p className="font-semibold">{isWaited ? '재입고 알림을 신청하신 상품입니다.' : '품절된 상품입니다.'}</p>
      ) : (
        <RadioRows
          id={ID}
          legend="어떤 옵션을 기다리십니까?"
          options={soldOut.map(([value, words]) => ({
            value,
            label: (
              <>
                {words}
                {own.has(value) && <span className="block text-caption text-ink-mute">알림을 신청하셨습니다.</span>}
              </>
            ),
          }))}
          value={chosen}
          onChange={setChosen}
          error={isTried && chosen === '' ? '기다리시는 옵션을 선택해 주세요.' : undefined}
        />
      )}
      <ul className="mt-5 mb-6 list-disc pl-5 text-small text-ink-mute">
        <li>신청하신 순서대로 한 번 알려 드리고, 알린 신청은 지웁니다.</li>
        <li>다시 들어온 수량이 적으면 나누어 알려 드리며, 상품을 따로 남겨 두지는 않습니다.</li>
        <li>이메일이나 문자로도 받으시려면 마이페이지의 알림에서 ‘상담과 주문’을 골라 주세요.</li>
      </ul>
      <SubmitButton isSending={isSending}>{isWaited ? '알림 취소' : '다시 들어오면 알림 받기'}</SubmitButton>
    </form>
  )
}
