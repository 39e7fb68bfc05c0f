import { service } from '@/services/kit/service'
import { listExhibitGoods } from './list-exhibit-goods'
import { listExhibits } from './list-exhibits'
import { readExhibit } from './read-exhibit'

export const exhibits = service('exhibits', [listExhibits, readExhibit, listExhibitGoods])
