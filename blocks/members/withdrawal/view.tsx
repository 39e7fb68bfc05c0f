import type { ViewProps } from '@/renderer/define-block'
import { FormPage } from '@/blocks/base/_parts/form/form-page'
import type { Data } from './load'
import type { Props } from './schema'
import { WithdrawalForm } from './withdrawal-form.lazy'

/** What is deleted and what remains, shown before the member decides. */
export function Withdrawal({ id, props, data }: ViewProps<Props, Data>) {
  return (
    <FormPage title={props.title} lead={props.lead} photo={props.photo}>
      <ul className="mb-8 grid list-disc gap-2.5 rounded-sm bg-surface py-5 pr-5 pl-9 text-small">
        {props.notes.map((note) => (
          <li key={note} className="text-pretty">
            {note}
          </li>
        ))}
      </ul>
      <WithdrawalForm id={id} memberId={data.memberId} />
    </FormPage>
  )
}
