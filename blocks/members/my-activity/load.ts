import type { Loaded, LoadInput } from '@/renderer/define-block'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import { forMember } from '../_parts/for-member'
import { askActivity, type Activity } from './ask-activity'
import type { Props } from './schema'

export interface Data {
  /** Null in the builder, where no member is signed in. */
  activity: Activity | null
}

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const asked = { tab: props.tab, page: pageNumber(page.query['page']), size: props.size ?? 10 }
  return { data: { activity: await forMember(() => askActivity(call, asked, signal)) } }
}
