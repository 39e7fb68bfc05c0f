import { service } from '@/services/kit/service'
import { listPersonReplies } from './list-person-replies'
import { readPerson } from './read-person'

export const people = service('people', [readPerson, listPersonReplies])
