import type { Loaded, LoadInput } from '@/renderer/define-block'
import type { Props } from './schema'

export async function load({ props, signal }: LoadInput<Props>): Promise<Loaded<undefined>> {
  if (props.how === 'rejects') throw new Error('the fault block loads nothing')
  if (props.how === 'hangs') await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('given up'))))
  return { data: undefined }
}
