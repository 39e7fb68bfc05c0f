import type { ViewProps } from '@/renderer/define-block'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { FormPage } from '@/blocks/base/_parts/form/form-page'
import type { Data } from './load'
import { LoginForm } from './login-form.lazy'
import type { Props } from './schema'

/** The same for all visitors: the return page is in the query, which only the browser reads. */
export function Login({ id, props, data }: ViewProps<Props, Data>) {
  return (
    <FormPage title={props.title} lead={props.lead || undefined} photo={props.photo?.src ? props.photo : undefined}>
      <LoginForm id={id} offered={data.offered} isDirect={props.direct} />
      {props.more?.href && (
        <ActionLink href={props.more.href} tone="text" className="mt-8">
          {props.more.label}
        </ActionLink>
      )}
    </FormPage>
  )
}
