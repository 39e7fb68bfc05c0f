'use client'
import type { UseFormReturn } from 'react-hook-form'
import { agreementWord } from '@/schemas/rules/members/agreements'
import { formatDate } from '@/schemas/words/dates'
import { MARKETING_NAMES } from '@/schemas/words/marketing-names'
import { CheckBox } from '@/blocks/base/_parts/form/check-box'
import { OptionalMark } from '@/blocks/base/_parts/form/optional-mark'
import type { Account } from './load'

export interface Marketing {
  goods: boolean
  event: boolean
  ad: boolean
}

/** The three consents, each with its last answer and time (V-AGREE-2). */
export function MarketingChoices<V extends Marketing>({ id, form, account }: { id: string; form: UseFormReturn<V>; account: Account }) {
  // A larger form has these three under the same names.
  const { register } = form as unknown as UseFormReturn<Marketing>
  const rows = [
    ['goods', MARKETING_NAMES.goods, account.goodsMarketingYn, account.goodsMarketingDt],
    ['event', MARKETING_NAMES.event, account.eventMarketingYn, account.eventMarketingDt],
    ['ad', MARKETING_NAMES.ad, account.adMarketingYn, account.adMarketingDt],
  ] as const
  return (
    <fieldset>
      <legend className="mb-2 text-small font-semibold">
        마케팅 정보 수신
        <OptionalMark />
      </legend>
      <ul className="rounded-sm bg-surface px-4 py-1.5">
        {rows.map(([name, label, yn, at]) => (
          <li key={name} className="flex items-center justify-between gap-4">
            <CheckBox id={`${id}-${name}`} size="sm" className="flex-1" defaultChecked={yn === 'Y'} {...register(name)}>
              {label}
            </CheckBox>
            {at && (
              <span className="numeric shrink-0 text-caption text-ink-mute">
                {formatDate(at)} {agreementWord(yn)}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-small text-ink-mute">바꾸면 처리한 날짜를 메일로 알려 드립니다.</p>
    </fieldset>
  )
}
