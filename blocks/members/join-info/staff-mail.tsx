'use client'
import { useState } from 'react'
import { call } from '@/schemas/api/base/call'
import { confirmStaffVerifyNo, sendStaffVerifyMail } from '@/schemas/api/members/joins'
import { CheckBox } from '@/blocks/base/_parts/form/check-box'
import { OptionalMark } from '@/blocks/base/_parts/form/optional-mark'
import { MailCodeField } from '@/blocks/members/_parts/mail/mail-code-field'

interface Props {
  id: string
  memberName: string
  /** An address confirmed earlier in this visit. */
  confirmed: string
}

/** Confirms a member of staff by a code sent to the company's own mail (S-JOIN-7, P-STAFF-1). It is no part of the form around it. */
export function StaffMail({ id, memberName, confirmed }: Props) {
  const [isStaff, setStaff] = useState(confirmed !== '')
  const [email, setEmail] = useState(confirmed)
  const [isConfirmed, setConfirmed] = useState(confirmed !== '')
  return (
    <div>
      <CheckBox id={`${id}-is`} checked={isStaff} disabled={isConfirmed} onChange={(event) => setStaff(event.target.checked)}>
        임직원입니다
        <OptionalMark />
      </CheckBox>
      {isStaff && (
        <div className="mt-3">
          <MailCodeField
            id={`${id}-email`}
            label="회사 이메일"
            autoComplete="off"
            placeholder=""
            readOnly={isConfirmed}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            email={email}
            isAsked
            isConfirmed={isConfirmed}
            confirmedWords="임직원 이메일을 확인했습니다."
            send={(to) => call(sendStaffVerifyMail, { memberName, email: to })}
            confirm={async (to, verifyNo) => {
              await call(confirmStaffVerifyNo, { email: to, verifyNo })
              setConfirmed(true)
            }}
          />
        </div>
      )}
    </div>
  )
}
