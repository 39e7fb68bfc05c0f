import type { ViewProps } from '@/renderer/define-block'
import { WITHDRAWAL_ERASES, WITHDRAWAL_KEEPS } from '@/schemas/words/withdrawal-words'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { FormPage } from '@/blocks/base/_parts/form/form-page'
import type { Data } from './load'
import type { Props } from './schema'
import { WithdrawalForm } from './withdrawal-form.lazy'

/** What is deleted and what remains, with its numbers, shown before the member decides. What is under way ends first. */
export function Withdrawal({ id, props, data }: ViewProps<Props, Data>) {
  const { underWay, gone, stays } = data.leaving
  return (
    <FormPage title={props.title} lead={props.lead} photo={props.photo}>
      {underWay.length > 0 && (
        <section aria-labelledby={`${id}-under-way`} className="mb-8">
          <p id={`${id}-under-way`} className="text-title">
            지금은 탈퇴할 수 없습니다
          </p>
          <p className="mt-2 text-small text-ink-mute">진행 중인 일이 있습니다. 모두 끝난 뒤 다시 탈퇴해 주세요.</p>
          <ul className="mt-3 border-t border-line">
            {underWay.map(({ words, path, label }) => (
              <li key={words} className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-2">
                <span className="font-semibold">{words}</span>
                <ActionLink href={path} size="sm">
                  {label}
                </ActionLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <List id={`${id}-gone`} title="탈퇴하면 사라지는 내용" lines={[WITHDRAWAL_ERASES, ...gone]} />
      <List id={`${id}-stays`} title="이름 없이 남거나 법에 따라 보관하는 내용" lines={[...WITHDRAWAL_KEEPS, ...stays]} />
      <ul className="mb-8 grid list-disc gap-2.5 rounded-sm bg-surface py-5 pr-5 pl-9 text-small">
        {props.notes.map((note) => (
          <li key={note} className="text-pretty">
            {note}
          </li>
        ))}
      </ul>
      {underWay.length === 0 && <WithdrawalForm id={id} memberId={data.memberId} />}
    </FormPage>
  )
}

function List({ id, title, lines }: { id: string; title: string; lines: readonly string[] }) {
  return (
    <section aria-labelledby={id} className="mb-8">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      <ul className="mt-3 grid list-disc gap-2.5 pl-5 text-small">
        {lines.map((line) => (
          <li key={line} className="text-pretty">
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}
