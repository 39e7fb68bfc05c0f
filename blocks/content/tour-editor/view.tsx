import type { ViewProps } from '@/renderer/define-block'
import type { Data } from './load'
import type { Props } from './schema'
import { TourEditor } from './tour-editor.lazy'

/** Where a member writes a home tour (SYS-22). */
export function TourEditorView({ id, props, data, page }: ViewProps<Props, Data>) {
  const seq = Number(page.params['seq'])
  return (
    <div className="frame my-0!">
      <div className="mx-auto max-w-text py-10 md:py-16">
        <h1 className="type-h2">{props.title}</h1>
        <TourEditor id={id} conditions={data.conditions} {...(Number.isSafeInteger(seq) && seq > 0 ? { seq } : {})} />
      </div>
    </div>
  )
}
