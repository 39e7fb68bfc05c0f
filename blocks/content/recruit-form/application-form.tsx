'use client'
import { useWatch } from 'react-hook-form'
import { call } from '@/schemas/api/base/call'
import { applyToRecruitment, changeApplication } from '@/schemas/api/content/community'
import { APPLICATION_LABELS, LONGEST_MOTIVE, SHORTEST_MOTIVE, type ApplicationAnswers } from '@/schemas/rules/content/recruit-application'
import { useTypedFields } from '@/blocks/auth/_parts/session/use-typed-fields'
import { AgreementField } from '@/blocks/members/_parts/form/agreement-field'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { SelectField } from '@/blocks/base/_parts/form/select-field'
import { TextArea } from '@/blocks/base/_parts/form/text-area'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'
import { recruitPaths } from '../_parts/recruit/recruit-paths'
import { answersOf, faultsOf, fieldsOf, LABELS, type Fields } from './fields'

interface Props {
  id: string
  recruitId: number
  title: string
  housing: readonly { value: string; label: string }[]
  /** What was sent before: the form changes it. */
  own?: ApplicationAnswers
}

export function ApplicationForm({ id, recruitId, title, housing, own }: Props) {
  const { forget } = useTypedFields()
  const contract = own ? changeApplication : applyToRecruitment
  const { form, wrong, refused, isSending, onSubmit, errorOf } = useFormCall<Fields>({
    initial: fieldsOf(own),
    labels: LABELS,
    check: faultsOf,
    send: async (fields) => {
      await call(contract, { recruitId, answers: { ...answersOf(fields), agreed: fields.agreed } })
      forget()
      location.assign(own ? recruitPaths.detail(recruitId) : recruitPaths.complete)
    },
    call: contract.id,
  })
  const motive = useWatch({ control: form.control, name: 'motive' })
  const urlField = (name: 'snsUrls' | 'url2' | 'url3', label: string, help?: string) => (
    <TextField
      id={`${id}-${name}`}
      label={label}
      optional={name !== 'snsUrls'}
      inputMode="url"
      autoComplete="url"
      autoCapitalize="none"
      placeholder="https://"
      help={help}
      error={errorOf(name)}
      {...form.register(name)}
    />
  )
  return (
    <form method="post" noValidate aria-label={`${title} 지원서`} onSubmit={(event) => void onSubmit(event)}>
      <FormSummary id={id} wrong={wrong} refused={refused} />
      <div className="grid gap-7">
        {urlField('snsUrls', LABELS.snsUrls, '평소 글과 사진을 올리시는 블로그나 계정의 주소입니다.')}
        {urlField('url2', LABELS.url2)}
        {urlField('url3', LABELS.url3)}
        <SelectField
          id={`${id}-housingType`}
          label={APPLICATION_LABELS.housingType}
          optional
          options={housing}
          error={errorOf('housingType')}
          {...form.register('housingType')}
        />
        <TextArea
          id={`${id}-motive`}
          label={APPLICATION_LABELS.motive}
          help={`${SHORTEST_MOTIVE}자 이상 입력해 주세요. 써 보고 싶은 공간과 기록하고 싶은 이야기를 들려주시면 좋습니다.`}
          error={errorOf('motive')}
          count={{ now: [...motive.trim()].length, most: LONGEST_MOTIVE }}
          rows={9}
          {...form.register('motive')}
        />
        <AgreementField
          id={`${id}-agreed`}
          consent="reviewer"
          label={APPLICATION_LABELS.agreed}
          error={errorOf('agreed')}
          {...form.register('agreed')}
        />
      </div>
      <div className="mt-10 grid gap-3">
        <SubmitButton isSending={isSending}>{own ? '고친 내용 저장하기' : '지원하기'}</SubmitButton>
      </div>
    </form>
  )
}
