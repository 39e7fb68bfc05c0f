import { Render } from '@puckeditor/core/rsc'
import { contextOf } from '@/tests/bench/context-of'
import { mixedDocument } from '@/tests/bench/mixed-document'
import { puckConfig, puckData } from '@/tests/bench/puck-config'

/** The page with that many blocks as Puck renders it; `framed` puts each block into our frame. */
export function puckPage(blocks: number, framed: boolean) {
  const document = mixedDocument(blocks)
  const data = puckData(document)
  const config = puckConfig(contextOf(document), framed)
  return function Page() {
    return (
      <main>
        <Render config={config} data={data} />
      </main>
    )
  }
}
