import type { ViewProps } from '@/renderer/define-block'
import { BrowserFault } from './browser-fault.lazy'
import type { Props } from './schema'

export function Fault({ props }: ViewProps<Props>) {
  if (props.how === 'server') throw new Error('the fault block throws on the server')
  return props.how === 'browser' ? <BrowserFault /> : <p>이 글은 보이지 않아야 합니다.</p>
}
