import { service } from '@/services/kit/service'
import { followPerson } from './follow-person'
import { listFollowing } from './list-following'
import { readMyProfile } from './read-my-profile'
import { reportPerson } from './report-person'
import { saveMyProfile } from './save-my-profile'

export const profiles = service('profiles', [readMyProfile, saveMyProfile, followPerson, listFollowing, reportPerson])
