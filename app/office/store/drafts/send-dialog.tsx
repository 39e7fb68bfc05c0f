'use client'
import { useState } from 'react'
import { FormDialog } from '@/builder/list/form-dialog'
import { useForm } from '@/builder/list/use-form'
import { CHECK } from '@/builder/ui/check'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { sendPayLink } from '@/schemas/api/store/order-drafts'
import { PAY_LINK_HOURS } from '@/schemas/rules/store/order-drafts'
import { wonWords } from '@/schemas/rules/store/won-words'
import { stateWords, type Draft } from './work-of'
import { ShownOnceDialog } from '../../_parts/shown-once-dialog'

interface SendDialogProps {
  draft: Draft
  onSent: (draft: Draft) => void
  onClose: () => void
}

/** Says to whom it goes, what is to be paid, and which prices have changed since; then shows the link once. */
export function SendDialog({ draft, onSent, onClose }: SendDialogProps) {
  const [byText, setByText] = useState(true)
  const [byMail, setByMail] = useState(false)
  const [result, setResult] = useState<Item<typeof sendPayLink>>()
  const { draftSeq, version, lines, name, phoneNo, email, amounts } = draft
  const unsold = lines.filter((line) => line.state !== 'ok')
  const other = lines.filter(({ priceNow, unitPrice }) => priceNow !== null && priceNow !== unitPrice)
  const form = useForm<'channels'>(async () => {
    const channels = [...(byText ? (['text'] as const) : []), ...(byMail ? (['mail'] as const) : [])]
    const shownNow = lines.reduce((sum, { priceNow, qty }) => sum + (priceNow ?? 0) * qty, 0)
    const { item } = await call(sendPayLink, { draftSeq, version, channels, shownNow })
    setResult(item)
    onSent(item.draft)
  }, [])
  if (result) return <SentLink result={result} onClose={onClose} />
  const check = (words: string, isOn: boolean, onChange: (isOn: boolean) => void) => (
    <label className="flex min-h-8 items-center gap-2 max-md:min-h-11">
      <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => onChange(currentTarget.checked)} className={CHECK} />
      {words}
    </label>
  )
  return (
    <FormDialog
      title="결제 링크를 보냅니다"
      text={`${name} 님이 ${wonWords(amounts.paid)}을 결제할 링크입니다. ${PAY_LINK_HOURS}시간 동안 열립니다.${draft.sentAt ? ' 먼저 보낸 링크는 더 열리지 않습니다.' : ''}`}
      form={form}
      words={byText || byMail ? '보내기' : '링크 만들기'}
      busyWords="보내는 중입니다"
      isSafe
      onClose={onClose}
    >
      {unsold.map((line) => (
        <p key={line.variantId} className="text-danger wrap-anywhere">
          {[line.name, ...line.choices].join(', ')}: {stateWords(line)}
        </p>
      ))}
      {other.map((line) => (
        <p key={line.variantId} className="wrap-anywhere">
          {[line.name, ...line.choices].join(', ')}: 지금 가격은 {wonWords(line.priceNow!)}이지만 약속한 가격 {wonWords(line.unitPrice)}으로
          보냅니다.
        </p>
      ))}
      <fieldset>
        <legend className="mb-1 text-studio-label">보내는 방법</legend>
        {check(`문자 (${phoneNo})`, byText, setByText)}
        {email && check(`메일 (${email})`, byMail, setByMail)}
        <p className="text-studio-label font-normal text-studio-text-mute">고르지 않으시면 링크만 만들어 복사하실 수 있습니다.</p>
      </fieldset>
    </FormDialog>
  )
}

function SentLink({ result: { url, sent }, onClose }: { result: Item<typeof sendPayLink>; onClose: () => void }) {
  return (
    <ShownOnceDialog
      title="결제 링크를 만들었습니다"
      text="이 고객에게만 전해 주세요. 닫으면 다시 볼 수 없고, 필요하면 다시 보내실 수 있습니다."
      what="링크"
      label="결제 링크"
      value={url}
      onClose={onClose}
    >
      {sent.map(({ channel, ok, words }) => (
        <p key={channel} className={ok ? '' : 'text-danger'}>
          {words}
        </p>
      ))}
    </ShownOnceDialog>
  )
}
