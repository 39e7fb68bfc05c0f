'use client'
import { useState } from 'react'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { modifyMember } from '@/schemas/api/members/account'
import { call } from '@/schemas/api/base/call'
import { changeSessionUser } from '@/schemas/api/auth/session-state'
import { emailFault } from '@/schemas/rules/base/email'
import { safeCallback } from '@/schemas/rules/base/safe-callback'
import { nicknameFault, nicknameOf } from '@/schemas/rules/members/nickname'
import { AddressField } from '@/blocks/base/_parts/form/address-field'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { SelectField } from '@/blocks/base/_parts/form/select-field'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'
import { AccountMail } from './account-mail'
import type { Account } from './load'
import { MarketingChoices, type Marketing } from './marketing-choices'

interface Values extends Marketing {
  nickname: string
  email: string
  zipCode: string
  address: string
  addressDetail: string
  housingType: string
}

const yn = (isTicked: boolean) => (isTicked ? ('Y' as const) : ('N' as const))

/** The account after a save at `at`: a channel whose answer changed has it from now. */
function storedAfter(before: Account, { email, goods, event, ad }: Marketing & { email: string }, at: string): Account {
  const [goodsYn, eventYn, adYn] = [yn(goods), yn(event), yn(ad)]
  return {
    ...before,
    email,
    ...(goodsYn === before.goodsMarketingYn ? {} : { goodsMarketingYn: goodsYn, goodsMarketingDt: at }),
    ...(eventYn === before.eventMarketingYn ? {} : { eventMarketingYn: eventYn, eventMarketingDt: at }),
    ...(adYn === before.adMarketingYn ? {} : { adMarketingYn: adYn, adMarketingDt: at }),
  }
}

/** Stored values are in the page before the form is hydrated. */
export function InfoForm({ id, account, homeTypes }: { id: string; account: Account; homeTypes: { value: string; label: string }[] }) {
  const isBusiness = account.bizYn === 'Y'
  const { nickname, email, zipCode, address, addressDetail, housingType } = account
  /** As it is stored now: another address asks for a code, and each channel shows its last answer. */
  const [stored, setStored] = useState(account)
  const { form, wrong, refused, isSending, onSubmit, errorOf } = useFormCall<Values>({
    initial: {
      nickname,
      email,
      zipCode,
      address,
      addressDetail,
      housingType,
      goods: account.goodsMarketingYn === 'Y',
      event: account.eventMarketingYn === 'Y',
      ad: account.adMarketingYn === 'Y',
    },
    labels: { nickname: '닉네임', email: '이메일', address: '주소', addressDetail: '상세 주소', housingType: '주거 형태' },
    check: (values) => ({
      nickname: isBusiness ? undefined : nicknameFault(values.nickname),
      email: emailFault(values.email),
    }),
    send: async ({ goods, event, ad, ...values }) => {
      await call(modifyMember, { ...values, goodsMarketingYn: yn(goods), eventMarketingYn: yn(event), adMarketingYn: yn(ad) })
      setStored((before) => storedAfter(before, { email: values.email.trim(), goods, event, ad }, new Date().toISOString()))
      changeSessionUser({ nickname: nicknameOf(values.nickname) })
      // From an event that asks for a consent, back to it.
      const back = safeCallback(new URLSearchParams(location.search).get('callback'), '')
      if (back) location.assign(back)
      else showSnackbar('회원 정보를 저장했습니다.')
    },
    call: modifyMember.id,
  })
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <FormSummary id={id} wrong={wrong} refused={refused} />
      <div className="grid gap-7">
        {!isBusiness && (
          <TextField
            id={`${id}-nickname`}
            label="닉네임"
            autoComplete="nickname"
            help="댓글, 후기, 이벤트에 보이는 이름입니다. 2~20자로 입력해 주세요."
            error={errorOf('nickname')}
            defaultValue={nickname}
            {...form.register('nickname')}
          />
        )}
        <AccountMail id={`${id}-email`} form={form} stored={stored.email} error={errorOf('email')} />
        <AddressField id={id} form={form} errorOf={errorOf} optional />
        {!isBusiness && (
          <SelectField
            id={`${id}-housingType`}
            label="주거 형태"
            optional
            options={homeTypes}
            error={errorOf('housingType')}
            defaultValue={housingType}
            {...form.register('housingType')}
          />
        )}
        <MarketingChoices id={id} form={form} account={stored} />
      </div>
      <SubmitButton isSending={isSending} className="mt-10">
        변경 내용 저장
      </SubmitButton>
    </form>
  )
}
