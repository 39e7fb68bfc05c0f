'use client'
import { useEffect, useRef, useState } from 'react'
import { follow } from '@/lib/ui/control-navigation'
import { requiredFault } from '@/schemas/rules/base/required-fault'
import { ORDER_CODE_MINUTES } from '@/schemas/rules/store/order-codes'
import { guestOrderPath, isOrderId } from '@/schemas/rules/store/order-pages'
import { verifyIdentity } from '@/blocks/auth/_parts/identity/verify-identity'
import { LineButton, SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import type { askByCode as AskByCode } from './ask-by-code'
import { keptOrder } from '../_parts/order/kept-order'

interface Props {
  id: string
  orderId: string
  /** Why the number before had no order. */
  missing: string
}

type Name = 'orderId' | 'phoneNo' | 'code'
const LABELS: Readonly<Record<Name, string>> = { orderId: '주문 번호', phoneNo: '휴대전화 번호', code: '인증번호' }
/** As it is stored: people paste it with spaces and in small letters. */
const plain = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()
const FAULTS: Readonly<Record<Name, (typed: string) => string | undefined>> = {
  orderId: (typed) =>
    requiredFault(LABELS.orderId, typed) ??
    (isOrderId(plain(typed)) ? undefined : '주문 번호를 정확히 입력해 주세요. 예) 260601-7K2M9QX4T8WZ3'),
  phoneNo: (typed) =>
    requiredFault(LABELS.phoneNo, typed) ??
    (/^[\d\s-]{9,20}$/.test(typed) ? undefined : '휴대전화 번호를 정확히 입력해 주세요. 예) 01012345678'),
  code: (typed) => (/^\d{6}$/.test(typed.replace(/\s/g, '')) ? undefined : '문자로 받으신 숫자 여섯 자리를 입력해 주세요.'),
}

const ask = async (...given: Parameters<typeof AskByCode>) => (await import('./ask-by-code')).askByCode(...given)

/** Finds an order by its number and a code texted to its telephone, or, in one press that opens a window, by who the person is. */
export function LookUp({ id, orderId, missing }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [isSent, setSent] = useState('')
  const [faults, setFaults] = useState<Partial<Record<Name, string | undefined>>>({})
  const [refused, setRefused] = useState(missing)
  const place = useRef<HTMLFormElement>(null)
  const fieldOf = (name: Name) => place.current!.elements.namedItem(name) as HTMLInputElement
  const typed = (name: Name) => fieldOf(name).value
  // Who closed or reloaded the page after the payment has the number at hand in this tab.
  useEffect(() => {
    fieldOf('orderId').value ||= keptOrder.doneId() ?? ''
  }, [])
  useEffect(() => {
    if (isSent) fieldOf('code').focus()
  }, [isSent])
  /** Whether what is needed is there; the first that is not has the focus. */
  const isWhole = (...names: Name[]): boolean => {
    const found = Object.fromEntries(names.map((name) => [name, FAULTS[name](typed(name))])) as typeof faults
    setFaults(found)
    const first = names.find((name) => found[name])
    if (first) fieldOf(first).focus()
    return !first
  }
  const working = async (act: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    setRefused('')
    await act().catch(() => setRefused('연결하지 못했습니다. 인터넷 연결을 확인하고 다시 시도해 주세요.'))
    setBusy(false)
  }
  const send = () =>
    working(async () => {
      if (!isWhole('orderId', 'phoneNo')) return
      const { words, isFault } = await ask(plain(typed('orderId')), { phoneNo: typed('phoneNo') })
      if (isFault) return setRefused(words)
      setSent(words)
      if (isSent) fieldOf('code').focus()
    })
  const open = () =>
    working(async () => {
      if (!isWhole('orderId', 'phoneNo', 'code')) return
      const number = plain(typed('orderId'))
      const { words, isFault } = await ask(number, { code: typed('code').replace(/\s/g, '') })
      if (!isFault) return follow(guestOrderPath(number))
      setFaults({ code: words })
      fieldOf('code').select()
    })
  const identify = () =>
    working(async () => {
      if (!isWhole('orderId')) return
      const path = guestOrderPath(plain(typed('orderId')))
      if (await verifyIdentity({ purpose: 'consulting', callback: path })) follow(path)
    })
  const field = (name: Name) => ({
    id: `${id}-${name}`,
    name,
    label: LABELS[name],
    error: faults[name],
    onChange: ({ target }: { target: HTMLInputElement }) => faults[name] && setFaults({ ...faults, [name]: FAULTS[name](target.value) }),
  })
  return (
    <form
      ref={place}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void (isSent ? open() : send())
      }}
    >
      <FormSummary id={id} wrong={[]} refused={refused || undefined} />
      <div className="grid gap-6">
        <TextField
          {...field('orderId')}
          help="주문을 마쳤을 때 문자나 메일로 알려 드린 번호입니다."
          autoComplete="off"
          autoCapitalize="characters"
          className="numeric"
          defaultValue={orderId}
        />
        <TextField
          {...field('phoneNo')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          help="주문하실 때 적으신 번호로 인증번호를 보내 드립니다."
        />
        {isSent && (
          <TextField
            {...field('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            className="numeric"
            success={isSent}
            help={`${ORDER_CODE_MINUTES}분 안에 입력해 주세요. 오지 않으면 주문 번호와 휴대전화 번호를 확인해 주세요.`}
          />
        )}
      </div>
      <SubmitButton isSending={isBusy} className="mt-8">
        {isSent ? '주문 보기' : '인증번호 받기'}
      </SubmitButton>
      {isSent && (
        <LineButton onClick={() => void send()} aria-disabled={isBusy || undefined} className="mt-3 w-full">
          인증번호 다시 받기
        </LineButton>
      )}
      <LineButton onClick={() => void identify()} aria-disabled={isBusy || undefined} className="mt-3 w-full">
        본인인증하고 주문 보기
      </LineButton>
    </form>
  )
}
