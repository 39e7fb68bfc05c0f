'use client'
import { FormField } from '@/builder/list/form-field'
import { RadioChoices } from '@/builder/list/radio-choices'
import { FIELD, INVALID_FIELD } from '@/builder/ui/field'
import { CODE_KIND_WORDS, CODE_KINDS, CODE_LEAST, CODE_MOST, TYPED_CODE_MAX } from '@/schemas/rules/store/coupon-code'
import type { CouponPartProps } from './typed-coupon'

const KINDS = CODE_KINDS.map((value) => ({ value, words: CODE_KIND_WORDS[value] }))

/** How members get a coupon: from staff, or by a code. */
export function CouponCodePart({ typed, faults, change }: CouponPartProps) {
  const { codeKind, code, perMember } = typed
  return (
    <>
      <RadioChoices
        legend="받는 방법"
        name="codeKind"
        choices={KINDS}
        value={codeKind}
        onChoose={(next) => change({ codeKind: next })}
        look="flex flex-wrap gap-x-4"
      />
      {codeKind === 'open' && (
        <p className="text-studio-text-mute">
          쓸 수 있는 상품의 페이지에 ‘쿠폰 받기’가 생기고, 첫날부터 마지막 날까지 회원이 한 장씩 받습니다.
        </p>
      )}
      {(codeKind === 'common' || codeKind === 'single') && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {codeKind === 'common' ? (
            <FormField
              label="쿠폰 코드"
              fault={faults.code}
              help={`한글, 영문, 숫자 ${CODE_LEAST}자부터 ${CODE_MOST}자까지입니다. 대소문자, 띄어쓰기, 줄표는 가리지 않습니다.`}
            >
              {(aria) => (
                <input
                  {...aria}
                  data-field="code"
                  value={code}
                  maxLength={TYPED_CODE_MAX}
                  autoComplete="off"
                  spellCheck={false}
                  aria-required
                  onChange={({ currentTarget }) => change({ code: currentTarget.value })}
                  className={`${FIELD} ${INVALID_FIELD}`}
                />
              )}
            </FormField>
          ) : (
            <p className="text-studio-text-mute">쿠폰을 만든 뒤 그 화면에서 코드를 만들고 파일로 내려받습니다.</p>
          )}
          <FormField label="한 회원이 받는 수" fault={faults.perMember}>
            {(aria) => (
              <input
                {...aria}
                data-field="perMember"
                inputMode="numeric"
                value={perMember}
                maxLength={3}
                autoComplete="off"
                aria-required
                onChange={({ currentTarget }) => change({ perMember: currentTarget.value })}
                className={`${FIELD} tabular-nums ${INVALID_FIELD}`}
              />
            )}
          </FormField>
        </div>
      )}
    </>
  )
}
