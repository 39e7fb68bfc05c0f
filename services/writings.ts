// What members write and take part in, of every area.
import { communityWritings } from '@/services/content/domain/community-writings'
import { contentWritings } from '@/services/content/domain/content-writings'
import { eventWritings } from '@/services/events/domain/event-writings'
import { registerWritings } from './kit/writings'

registerWritings([...contentWritings, ...eventWritings, ...communityWritings])
