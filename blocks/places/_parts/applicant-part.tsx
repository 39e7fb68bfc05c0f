'use client'
import { useEffect, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { readApplicant } from '@/schemas/api/consulting/requests'
import { formatMobile } from '@/schemas/words/person'
import { CertifyButton } from '@/blocks/auth/_parts/account/certify-button'
import { verifyIdentity } from '@/blocks/auth/_parts/identity/verify-identity'
import { useSession } from '@/blocks/auth/_parts/session/use-session'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { FaultLine } from '@/blocks/base/_parts/form/fault-line'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import type { Applicant } from './use-applicant'

interface Names extends FieldValues {
  name: string
  phoneNo: string
}
interface Props<V extends Names> {
  id: string
  form: UseFormReturn<V>
  errorOf: (name: 'name' | 'phoneNo') => string | undefined
  applicant: Applicant | null
  refresh: () => Promise<void>
  /** What it is for: 상담을 신청할. */
  what?: string
}
const NAME = 'name' as const
const PHONE = 'phoneNo' as const

/** Name and number: a verified visitor's as they are, a member's to be changed. The others verify themselves here. */
export function ApplicantPart<V extends Names>({ id, form, errorOf, applicant, refresh, what = '상담을 신청할' }: Props<V>) {
  const session = useSession()
  const [isBusy, setBusy] = useState(false)
  const isIdentified = applicant?.identifiedYn === 'Y'
  const isMember = session.code === 'signed'
  useEffect(() => {
    if (!applicant) return
    // A verification that has ended, or whose person signed out, leaves no name behind: it is asked for again, and the button says so.
    if (!isIdentified) {
      for (const name of [NAME, PHONE]) form.setValue(name as Path<V>, '' as PathValue<V, Path<V>>)
      return
    }
    const fill = (name: Path<V>, text: string) => {
      if (text && (!isMember || !form.getValues(name)))
        // A step that was refused for the want of it has marked it already.
        form.setValue(name, text as PathValue<V, Path<V>>, {
          shouldValidate: form.formState.isSubmitted || form.getFieldState(name).invalid,
        })
    }
    fill(NAME as Path<V>, applicant.memberName)
    fill(PHONE as Path<V>, formatMobile(applicant.mobileNo))
  }, [applicant, isIdentified, isMember, form])

  const verify = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      if (await verifyIdentity({ purpose: 'consulting', callback: location.pathname + location.search })) await refresh()
    } catch (error) {
      await sayFailure(error, { id: readApplicant.id })
    } finally {
      setBusy(false)
    }
  }
  if (!isIdentified)
    return (
      <div id={`${id}-name`} tabIndex={-1} className="outline-none">
        <p className="mb-4 text-ink-soft">
          {isMember
            ? `회원 본인인증을 마치시면 ${what} 수 있습니다. 입력하신 내용은 그대로 있습니다.`
            : `회원이 아니어도 휴대전화 본인인증으로 ${what} 수 있습니다. 인증한 이름과 번호는 그 일에만 씁니다.`}
        </p>
        {isMember ? (
          <CertifyButton use="account" user={session.user} next={location.pathname + location.search} />
        ) : (
          <LineButton
            aria-busy={isBusy}
            aria-disabled={isBusy || applicant === null || undefined}
            onClick={() => void verify()}
            className="w-full"
          >
            {isBusy ? '인증을 기다리고 있습니다' : '휴대전화 본인인증'}
          </LineButton>
        )}
        <FaultLine id={`${id}-name-error`} text={errorOf('name') && '본인인증을 마쳐 주세요.'} />
      </div>
    )
  return (
    <>
      <TextField
        id={`${id}-name`}
        label="이름"
        autoComplete="name"
        readOnly={!isMember}
        error={errorOf('name')}
        {...form.register(NAME as Path<V>)}
      />
      <TextField
        id={`${id}-phoneNo`}
        label="휴대전화 번호"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        readOnly={!isMember}
        help="담당자가 이 번호로 연락드립니다."
        error={errorOf('phoneNo')}
        {...form.register(PHONE as Path<V>)}
      />
    </>
  )
}
