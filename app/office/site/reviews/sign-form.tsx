'use client'
import { useState } from 'react'
import { FormAlert } from '@/builder/list/form-alert'
import { TextField } from '@/builder/list/text-field'
import { useForm } from '@/builder/list/use-form'
import { useKeptText } from '@/builder/list/use-kept-text'
import { MAIN_BUTTON } from '@/builder/ui/button'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { verifyAudits } from '@/schemas/api/site/audits'
import { readReview, signReview } from '@/schemas/api/site/reviews'

interface SignFormProps {
  month: string
  signing: Item<typeof readReview>['signing']
  mayWrite: boolean
  onDone: (words: string) => void
}

/** Compares the log with its seals, and signs the month where they hold or somebody has said why they do not. */
export function SignForm({ month, signing: { why, isAlone }, mayWrite, onDone }: SignFormProps) {
  const { text, change } = useKeptText(`audit-review:${month}`)
  const form = useForm<'note'>(async () => {
    // What stands on the screen may be older than the last answer. A refusal stands here and not in a button that sleeps.
    const { signing } = (await call(readReview, { month })).item
    if (signing.why) throw new CallFailure('409', signing.why)
    await call(verifyAudits, {})
    const { resultMessage } = await call(signReview, { month, note: text })
    change('')
    onDone(resultMessage)
  }, ['note'])
  // A refusal counted what was open then: an answer that was given since stands in `why`.
  const [counted, setCounted] = useState(why)
  if (counted !== why) {
    setCounted(why)
    form.mend('form', 'problems')
  }
  if (!mayWrite) return <p className="text-studio-text-mute">{why}</p>
  return (
    <form {...form.given} className="grid gap-3 print:hidden" aria-label="서명">
      <p className="text-studio-text-mute">{why || '기록의 봉인을 처음부터 확인하고 서명합니다. 서명한 뒤에는 아무도 고칠 수 없습니다.'}</p>
      {isAlone && (
        <p className="text-warning">
          튀는 일 가운데 본인이 한 일이 있습니다. 확인하고 서명할 다른 분이 없어 혼자 하실 수 있고, 그 사실이 점검에 남습니다.
        </p>
      )}
      <TextField
        label="점검한 분의 말"
        isOptional
        help="고칠 점과 한 일을 적어 주세요."
        {...form.field('note', change)}
        value={text}
        maxLength={1_000}
        rows={3}
      />
      <FormAlert faults={form.faults} />
      <button type="submit" className={MAIN_BUTTON} aria-disabled={form.isBusy}>
        {form.isBusy ? '기록을 확인하고 서명하는 중입니다' : '서명하기'}
      </button>
    </form>
  )
}
