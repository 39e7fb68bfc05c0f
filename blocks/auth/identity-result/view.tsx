import type { ViewProps } from '@/renderer/define-block'
import { ResultPanel } from './result-panel.lazy'
import type { Props } from './schema'

/** The page that the provider returns to: requests the result, and sends it to the page that opened it. */
export function IdentityResult({ props: { title, way } }: ViewProps<Props>) {
  return (
    <div className="frame">
      <div className="mx-auto w-full max-w-(--container-form) py-10 md:py-16">
        <h1 className="type-h2">{title}</h1>
        <ResultPanel way={way} />
      </div>
    </div>
  )
}
