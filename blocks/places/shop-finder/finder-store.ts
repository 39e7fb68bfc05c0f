import type { ListStore } from '@/blocks/base/_parts/list-store'
import type { FinderAnswer } from './ask-shops'
import type { FinderQuery } from './finder-query'

export type FinderStore = ListStore<FinderQuery, FinderAnswer>
