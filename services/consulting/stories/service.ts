import { service } from '@/services/kit/service'
import { listConsultingStories } from './list-consulting-stories'
import { readConsultingStory } from './read-consulting-story'

export const consultingStories = service('stories', [listConsultingStories, readConsultingStory])
