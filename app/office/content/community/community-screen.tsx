'use client'
import { screenOf } from '../../_parts/desk/screen-of'
import { communityDesk } from './community-desk'

export const CommunityScreen = screenOf(communityDesk)
