'use client'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '@/schemas/api/base/call'
import { join, type JoinDraftView } from '@/schemas/api/members/joins'
import { businessFaults, DETAIL_LABELS, IDENTITY_LABELS } from '@/schemas/rules/members/business'
import { FORBIDDEN_WORD } from '@/schemas/rules/base/forbidden-words'
import { joinFaults } from '@/schemas/rules/members/join-fields'
import { memberIdFault } from '@/schemas/rules/members/member-id'
import { AddressField } from '@/blocks/base/_parts/form/address-field'
import { BusinessDetailFields } from '@/blocks/members/_parts/form/business-detail-fields'
import { BusinessIdentityFields } from '@/blocks/members/_parts/form/business-identity-fields'
import { CheckBox } from '@/blocks/base/_parts/form/check-box'
import { EmailField } from '@/blocks/base/_parts/form/email-field'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { MemberIdField, useIdCheck } from '@/blocks/members/_parts/form/member-id-field'
import { NewPasswordFields } from '@/blocks/members/_parts/form/new-password-fields'
import { OptionalMark } from '@/blocks/base/_parts/form/optional-mark'
import { rejudge } from '@/blocks/base/_parts/form/rejudge'
import { SelectField } from '@/blocks/base/_parts/form/select-field'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'
import { useRejudged, useWordCheck } from '@/blocks/base/_parts/form/use-word-check'
import { goOnFrom } from '../_parts/join/go-to'
import { StaffMail } from './staff-mail'
import { VerifiedField } from './verified-field'

interface Props {
  id: string
  kind: JoinDraftView['kind']
  person: NonNullable<JoinDraftView['verifyUser']>
  /** From a social account. */
  email: string
  employeeEmail: string
  housingTypes: { value: string; label: string }[]
  next: string
}

const LABELS = {
  id: '아이디',
  password: '비밀번호',
  passwordConfirm: '비밀번호 확인',
  nickname: '닉네임',
  email: '이메일',
  address: '주소',
  addressDetail: '상세주소',
  housingType: '주거 형태',
} as const
const EMPTY = {
  id: '',
  password: '',
  passwordConfirm: '',
  nickname: '',
  email: '',
  zipCode: '',
  address: '',
  addressDetail: '',
  housingType: '',
}
const NO_BUSINESS = { bizRegNum: '', startDt: '', owner: '', name: '', type: '', typeDesc: '', phoneNum: '', recommender: '' }
const NO_LOGIN = { id: '', password: '', passwordConfirm: '' }
const PASSWORDS = ['password', 'passwordConfirm'] as const

export function InfoForm({ id, kind, person, email, employeeEmail, housingTypes, next }: Props) {
  const isBusiness = kind === 'business'
  // A social account suffices to sign in; id and password are optional then.
  const [withLogin, setWithLogin] = useState(kind !== 'sns')
  const idCheck = useIdCheck()
  const nicknameWord = useWordCheck()
  const { form, wrong, refused, isSending, onSubmit, errorOf } = useFormCall({
    initial: { ...EMPTY, ...NO_BUSINESS, email },
    labels: { ...(isBusiness ? { ...IDENTITY_LABELS, ...DETAIL_LABELS } : {}), ...LABELS },
    check(values) {
      const { bizRegNum, startDt, owner, name, type, typeDesc, phoneNum, recommender, ...fields } = values
      const faults = joinFaults(fields, kind, withLogin)
      const business = { bizRegNum, startDt, owner, name, type, typeDesc, phoneNum, recommender }
      return {
        ...faults,
        ...(withLogin ? { id: idCheck.fault(values.id) } : {}),
        ...(!isBusiness && !faults.nickname && nicknameWord.isForbidden(values.nickname) ? { nickname: FORBIDDEN_WORD } : {}),
        ...(isBusiness ? businessFaults(business, new Date()) : {}),
      }
    },
    call: join.id,
    async send({ bizRegNum, startDt, owner, name, type, typeDesc, phoneNum, recommender, nickname, housingType, ...said }) {
      const common = withLogin ? said : { ...said, ...NO_LOGIN }
      const bizInfo = { bizRegNum, startDt, owner, name, type, typeDesc, phoneNum, recommender }
      await call(join, isBusiness ? { joinedUser: common, bizInfo } : { joinedUser: { ...common, nickname, housingType } })
      goOnFrom(next)
    },
  })
  useRejudged(form, 'nickname', nicknameWord)
  const typedId = useWatch({ control: form.control, name: 'id' })
  return (
    <form id={id} method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
      <FormSummary id={id} wrong={wrong} refused={refused} />
      <div className="grid gap-7">
        {isBusiness && <BusinessIdentityFields id={id} form={form} errorOf={errorOf} />}
        {isBusiness && <BusinessDetailFields id={id} form={form} errorOf={errorOf} />}
        <VerifiedField
          id={`${id}-memberName`}
          label={isBusiness ? '가입자 이름' : '이름'}
          value={person.memberName}
          note="본인인증으로 확인한 이름입니다."
        />
        {kind === 'sns' && (
          <CheckBox id={`${id}-withLogin`} checked={withLogin} onChange={(event) => setWithLogin(event.target.checked)}>
            아이디와 비밀번호도 만들기
            <OptionalMark />
          </CheckBox>
        )}
        {withLogin && (
          <>
            <MemberIdField id={id} name="id" form={form} errorOf={errorOf} check={idCheck} onChange={rejudge(form, 'password')} />
            <NewPasswordFields
              id={id}
              form={form}
              errorOf={errorOf}
              memberId={memberIdFault(typedId) ? '' : typedId}
              names={PASSWORDS}
              label="비밀번호"
            />
          </>
        )}
        {!isBusiness && (
          <TextField
            id={`${id}-nickname`}
            label="닉네임"
            autoComplete="nickname"
            help="댓글, 후기, 이벤트에 보이는 이름입니다. 2~20자로 입력해 주세요."
            error={errorOf('nickname')}
            {...form.register('nickname', {
              onChange: (event: { target: { value: string } }) => void nicknameWord.ask(event.target.value),
            })}
          />
        )}
        <EmailField id={`${id}-email`} error={errorOf('email')} {...form.register('email')} />
        <VerifiedField id={`${id}-mobileNo`} label="휴대전화 번호" value={person.mobileNo} note="본인인증으로 확인한 번호입니다." />
        <AddressField id={id} form={form} errorOf={errorOf} />
        {!isBusiness && (
          <>
            <SelectField
              id={`${id}-housingType`}
              label="주거 형태"
              optional
              empty="선택하지 않음"
              options={housingTypes}
              error={errorOf('housingType')}
              {...form.register('housingType')}
            />
            <StaffMail id={`${id}-staff`} memberName={person.memberName} confirmed={employeeEmail} />
          </>
        )}
      </div>
      <SubmitButton isSending={isSending} className="mt-10">
        가입하기
      </SubmitButton>
    </form>
  )
}
