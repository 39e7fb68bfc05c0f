import type { ViewProps } from '@/renderer/define-block'
import { ActionLink } from '../_parts/action-link'
import { DONE_MARK } from '../_parts/form/done-mark'
import { FormPage } from '../_parts/form/form-page'
import type { Props } from './schema'

/** The end of a form: what is done, and links to continue. */
export function FormComplete({ props }: ViewProps<Props>) {
  const { title, lead, photo, actions = [] } = props
  return (
    <FormPage title={title} lead={lead} photo={photo} mark={DONE_MARK}>
      <div className="grid gap-3">
        {actions.map((action, i) => (
          <ActionLink key={i} href={action.href} tone={i === 0 ? 'primary' : 'line'} size="lg">
            {action.label}
          </ActionLink>
        ))}
      </div>
    </FormPage>
  )
}
