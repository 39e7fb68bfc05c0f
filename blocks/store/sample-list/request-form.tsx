'use client'
import { follow } from '@/lib/ui/control-navigation'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { requestSamples } from '@/schemas/api/store/samples'
import { sampleFaults, sampleFull, SAMPLE_LABELS, samplePath, type SampleForm } from '@/schemas/rules/store/samples'
import { useKeptFields } from '@/blocks/auth/_parts/session/use-kept-fields'
import { useSession } from '@/blocks/auth/_parts/session/use-session'
import { AddressField } from '@/blocks/base/_parts/form/address-field'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'
import { AgreementField } from '@/blocks/members/_parts/form/agreement-field'
import { useRecipient } from './use-recipient'
import { VerifyPart } from './verify-part'

interface Props {
  id: string
  /** Those that can be sent. */
  productIds: readonly string[]
  /** Others of the list cannot. */
  hasOthers: boolean
  most: number
  /** Something of the list cannot be sent any more. */
  onStale: () => Promise<void>
  onSent: () => void
}

const EMPTY: SampleForm = { name: '', phoneNo: '', zipCode: '', address: '', addressDetail: '', agreed: false }

/** Who receives the samples where. What is typed outlasts a reload and a sign-in; the consent, which stands beside the form, is given anew. */
export function RequestForm({ id, productIds, hasOthers, most, onStale, onSent }: Props) {
  const isMember = useSession().code === 'signed'
  const { sendOnce, forget } = useKeptFields('maru-samples-key')
  const { form, wrong, refused, isSending, onSubmit, errorOf } = useFormCall<SampleForm>({
    initial: EMPTY,
    labels: SAMPLE_LABELS,
    check: sampleFaults,
    send: async (values) => {
      if (productIds.length > most) throw new CallFailure('400', sampleFull(most), { status: 400 })
      try {
        const { item } = await sendOnce((key) => call(requestSamples, { productIds: [...productIds], ...values }, { key }))
        forget()
        onSent()
        follow(samplePath(item.key))
      } catch (error) {
        if (error instanceof CallFailure && error.status === 401) await refresh().catch(() => undefined)
        if (error instanceof CallFailure && error.status === 409) await onStale()
        throw error
      }
    },
    call: requestSamples.id,
  })
  const { isIdentified, refresh } = useRecipient(form, isMember)
  const mayTypeNumber = isMember
  return (
    <section aria-labelledby={`${id}-title`} className="mt-10">
      <h2 id={`${id}-title`} className="type-h3 mb-6">
        받으시는 곳
      </h2>
      {hasOthers && <p className="mb-4 text-small text-ink-mute">보내 드릴 수 없는 샘플은 빼고 신청합니다.</p>}
      <FormSummary id={id} wrong={wrong} refused={refused} />
      <form id={`${id}-fields`} method="post" noValidate aria-label="샘플 신청" onSubmit={(event) => void onSubmit(event)}>
        <div className="grid gap-7">
          <TextField id={`${id}-name`} label={SAMPLE_LABELS.name} autoComplete="name" error={errorOf('name')} {...form.register('name')} />
          {isMember || isIdentified ? (
            <TextField
              id={`${id}-phoneNo`}
              label={SAMPLE_LABELS.phoneNo}
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              readOnly={!mayTypeNumber}
              help="준비와 발송을 이 번호로 알려 드립니다."
              error={errorOf('phoneNo')}
              {...form.register('phoneNo')}
            />
          ) : (
            <VerifyPart id={`${id}-phoneNo`} isWrong={errorOf('phoneNo') !== undefined} onVerified={refresh} />
          )}
          <AddressField id={id} form={form} errorOf={errorOf} />
        </div>
      </form>
      <div className="mt-8 grid gap-7">
        <AgreementField
          id={`${id}-agreed`}
          consent="sample"
          label={SAMPLE_LABELS.agreed}
          error={errorOf('agreed')}
          {...form.register('agreed')}
        />
        <SubmitButton form={`${id}-fields`} isSending={isSending}>
          {`샘플 ${productIds.length}개 신청하기`}
        </SubmitButton>
      </div>
    </section>
  )
}
