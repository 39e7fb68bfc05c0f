import { Render } from '@puckeditor/core/rsc'
import { contextOf } from '@/tests/bench/context-of'
import { mixedDocument } from '@/tests/bench/mixed-document'
import { puckConfig, puckData } from '@/tests/bench/puck-config'

export const dynamic = 'force-dynamic'
const document = mixedDocument(40)
const data = puckData(document)
const config = puckConfig(contextOf(document), true)

export default function Page() {
  return (
    <main>
      <Render config={config} data={data} />
    </main>
  )
}
