import type { Loaded, LoadInput } from '@/renderer/define-block'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import { SCRAP_TYPES } from '@/schemas/rules/members/scrap-types'
import { folderNumber } from './folder-number'
import { forMember } from '../_parts/for-member'
import { askScraps, type Scraps } from './ask-scraps'
import type { Props } from './schema'

export interface Data {
  /** Null in the builder, where no member is signed in. */
  scraps: Scraps | null
}

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const type = SCRAP_TYPES.find((name) => name === page.query['type'])
  const asked = { type, folderSeq: folderNumber(page.query['folder']), page: pageNumber(page.query['page']), size: props.size ?? 24 }
  return { data: { scraps: await forMember(() => askScraps(call, asked, signal)) } }
}
