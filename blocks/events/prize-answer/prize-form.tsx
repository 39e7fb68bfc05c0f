'use client'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { showConfirmDialog } from '@/lib/ui/dialogs'
import { call } from '@/schemas/api/base/call'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { answerMyPrize } from '@/schemas/api/events/prizes'
import { readMyAccount } from '@/schemas/api/members/account'
import { PRIZE_LABELS, prizeFaults, type PrizeForm as Fields } from '@/schemas/rules/events/prizes'
import { formatMobile } from '@/schemas/words/person'
import { useTypedFields } from '@/blocks/auth/_parts/session/use-typed-fields'
import { AddressField } from '@/blocks/base/_parts/form/address-field'
import { LineButton, SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { CheckBox } from '@/blocks/base/_parts/form/check-box'
import { FaultLine } from '@/blocks/base/_parts/form/fault-line'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'
import type { Prize } from './load'

const AGREED = '경품을 보내기 위해 이름, 휴대전화 번호, 주소를 수집·이용하는 데 동의합니다. 회원을 탈퇴하시면 바로 지웁니다.'
const AGREED_TAXED =
  '경품을 보내고 세금을 신고하기 위해 이름, 휴대전화 번호, 주소, 신분증의 이름을 수집·이용하는 데 동의합니다. 회원을 탈퇴하시면 바로 지웁니다.'

interface Props {
  id: string
  prize: Prize
}

/** Where the prize is sent, and what its tax needs; or that the member does not want it. */
export function PrizeForm({ id, prize }: Props) {
  const { prizeSeq, tax, answer } = prize
  const isOfTaxed = tax > 0
  const [said, setSaid] = useState(prize.state === 'accepted' ? '받으실 곳을 적어 주셨습니다. 마지막 날까지 고치실 수 있습니다.' : '')
  const isBusy = useRef(false)
  const { forget } = useTypedFields()
  const { form, wrong, refused, isSending, onSubmit, errorOf } = useFormCall<Fields>({
    initial: { ...answer, taxAgreed: false, agreed: false },
    labels: PRIZE_LABELS,
    check: (values) => {
      const { zipCode, ...faults } = prizeFaults(values, isOfTaxed)
      // The search of addresses fills both.
      return { ...faults, address: faults.address ?? zipCode }
    },
    send: async (values) => {
      setSaid('')
      await call(answerMyPrize, { prizeSeq, acceptYn: 'Y', answer: values })
      forget()
      // What stands above says how it is now.
      if (prize.state === 'waiting') location.reload()
      else setSaid('받으실 곳을 저장했습니다. 마지막 날까지 고치실 수 있습니다.')
    },
    call: answerMyPrize.id,
  })
  useKnownAccount(form, prize.confirmedYn === 'Y')
  const decline = async () => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      const chosen = await showConfirmDialog({
        title: '경품을 받지 않으시겠습니까?',
        text: '적으신 주소를 지우고 다른 분께 드릴 수 있습니다. 되돌릴 수 없습니다.',
        okLabel: '받지 않기',
      })
      if (chosen !== 'ok') return
      await call(answerMyPrize, { prizeSeq, acceptYn: 'N' })
      forget()
      location.reload()
    } catch (error) {
      await sayFailure(error, { id: answerMyPrize.id })
    } finally {
      isBusy.current = false
    }
  }
  const box = (name: 'agreed' | 'taxAgreed', words: string) => (
    <div>
      <CheckBox
        id={`${id}-${name}`}
        aria-invalid={errorOf(name) ? true : undefined}
        aria-describedby={errorOf(name) ? `${id}-${name}-error` : undefined}
        {...form.register(name)}
      >
        {words}
      </CheckBox>
      <FaultLine id={`${id}-${name}-error`} text={errorOf(name)} />
    </div>
  )
  return (
    <form method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
      <FormSummary id={id} wrong={wrong} refused={refused} />
      <div className="grid gap-7">
        <TextField id={`${id}-name`} label={PRIZE_LABELS.name} autoComplete="name" error={errorOf('name')} {...form.register('name')} />
        <TextField
          id={`${id}-phoneNo`}
          label={PRIZE_LABELS.phoneNo}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          className="numeric"
          error={errorOf('phoneNo')}
          {...form.register('phoneNo')}
        />
        <AddressField id={id} form={form} errorOf={errorOf} />
        {isOfTaxed && (
          <>
            <TextField
              id={`${id}-taxName`}
              label={PRIZE_LABELS.taxName}
              help="5만 원이 넘는 경품은 소득세법에 따라 제세공과금을 신고합니다. 신고할 이름을 신분증과 같게 적어 주세요."
              error={errorOf('taxName')}
              {...form.register('taxName')}
            />
            {box(
              'taxAgreed',
              `제세공과금 ${tax.toLocaleString('ko-KR')}원을 안내받았으며, 신고에 필요한 주민등록번호는 전화나 서면으로만 여쭙는 것을 확인했습니다.`,
            )}
          </>
        )}
        {box('agreed', isOfTaxed ? AGREED_TAXED : AGREED)}
      </div>
      <div className="mt-8 grid gap-3">
        <SubmitButton isSending={isSending}>{prize.state === 'accepted' ? '받을 곳 고치기' : '경품 받기'}</SubmitButton>
        <LineButton onClick={() => void decline()}>받지 않기</LineButton>
        <p role="status" className="text-small text-success">
          {said}
        </p>
      </div>
    </form>
  )
}

/** Fills what the account has into empty fields where it may be read; the member fills it in otherwise. */
function useKnownAccount({ getValues, setValue }: UseFormReturn<Fields>, mayRead: boolean): void {
  useEffect(() => {
    if (!mayRead) return
    const leaving = new AbortController()
    call(readMyAccount, {}, { signal: leaving.signal }).then(
      ({ item }) => {
        if (leaving.signal.aborted) return
        const known = { phoneNo: formatMobile(item.mobileNo), ...(getValues('address') ? {} : addressOf(item)) }
        for (const [name, text] of Object.entries(known) as [keyof Fields, string][]) if (!getValues(name)) setValue(name, text)
      },
      () => undefined,
    )
    return () => leaving.abort()
  }, [getValues, setValue, mayRead])
}

const addressOf = ({ zipCode, address, addressDetail }: { zipCode: string; address: string; addressDetail: string }) => ({
  ...{ zipCode, address, addressDetail },
})
