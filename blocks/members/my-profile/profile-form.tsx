'use client'
import { useState } from 'react'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { saveMyProfile, type readMyProfile } from '@/schemas/api/members/profiles'
import { introductionFault, INTRODUCTION_MOST, PROFILE_PICTURES, profilePicture } from '@/schemas/rules/members/profile'
import { UNEXPECTED } from '@/schemas/words/unexpected'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { CheckBox } from '@/blocks/base/_parts/form/check-box'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import { Picture } from '@/blocks/base/_parts/picture'

interface Props {
  id: string
  profile: Item<typeof readMyProfile>
}

/** The picture, the line and the switch of the own profile. A refusal leaves what was typed where it is. */
export function ProfileForm({ id, profile }: Props) {
  const [picture, setPicture] = useState(profile.picture)
  const [isShown, setShown] = useState(profile.shownYn === 'Y')
  const [fault, setFault] = useState('')
  const [isSending, setSending] = useState(false)
  const choices = [['', '기본 사진'] as const, ...Object.entries(PROFILE_PICTURES)]
  const save = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('introduction') as HTMLInputElement
    const refused = introductionFault(field.value)
    setFault(refused ?? '')
    if (refused) return field.focus()
    setSending(true)
    try {
      await call(saveMyProfile, { shownYn: isShown ? 'Y' : 'N', picture, introduction: field.value })
      showSnackbar(isShown ? '프로필을 저장했습니다.' : '프로필을 숨겼습니다. 주소를 아는 사람도 볼 수 없습니다.')
    } catch (error) {
      setFault(error instanceof CallFailure ? error.message : UNEXPECTED)
      field.focus()
    } finally {
      setSending(false)
    }
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void save(event)} className="mt-6 grid gap-7">
      <fieldset className="min-w-0">
        <legend className="mb-2 block text-small font-semibold">프로필 사진</legend>
        <div className="flex flex-wrap gap-2">
          {choices.map(([code, words]) => (
            <label
              key={code}
              className="relative cursor-pointer rounded-full border-2 border-transparent has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="picture"
                value={code}
                checked={picture === code}
                aria-label={words}
                onChange={() => setPicture(code)}
                className="peer absolute size-6 cursor-pointer opacity-0"
              />
              <Picture image={profilePicture(profile.profileId, code)} ratio="1/1" sizes="64px" className="w-16 rounded-full" />
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <TextField
          id={`${id}-introduction`}
          name="introduction"
          label="한 줄 소개"
          optional
          defaultValue={profile.introduction}
          error={fault || undefined}
          help={`${INTRODUCTION_MOST}자까지 입력할 수 있습니다. 이름이나 연락처는 적지 말아 주세요.`}
        />
        {profile.hiddenReason && (
          <p className="mt-2 text-small text-danger wrap-anywhere">
            운영자가 지금 소개를 숨겼습니다. 이유: {profile.hiddenReason} 다르게 고쳐 저장하시면 다시 보입니다.
          </p>
        )}
      </div>
      <CheckBox id={`${id}-shown`} checked={isShown} onChange={({ target }) => setShown(target.checked)}>
        남에게 내 프로필 보이기
      </CheckBox>
      <SubmitButton isSending={isSending}>저장</SubmitButton>
    </form>
  )
}
