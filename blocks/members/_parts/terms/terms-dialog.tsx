'use client'
import { call } from '@/schemas/api/base/call'
import { readTerms } from '@/schemas/api/members/terms'
import type { TermsType } from '@/schemas/rules/members/terms'
import { formatDate } from '@/schemas/words/dates'
import { RequestDialog } from '@/blocks/base/_parts/request-dialog'
import { RichText } from '@/blocks/base/_parts/rich-text'

export function TermsDialog({ termsType, title, close }: { termsType: TermsType; title: string; close: () => void }) {
  return (
    <RequestDialog title={title} label="약관 내용" close={close} ask={(signal) => call(readTerms, { termsType }, { signal })}>
      {({ item: { version, effectiveDt, contents } }) => (
        <>
          <p className="meta mb-5 text-small text-ink-mute">
            <span>버전 {version}</span>
            <span>{formatDate(effectiveDt)}부터 시행</span>
          </p>
          <RichText html={contents} />
        </>
      )}
    </RequestDialog>
  )
}
