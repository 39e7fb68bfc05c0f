'use client'
import { call } from '@/schemas/api/base/call'
import { FacetBrowser, type FacetBrowserProps } from '@/blocks/base/_parts/facets/facet-browser'
import { askStories } from './ask-stories'

export const StoryBrowser = (props: FacetBrowserProps) => (
  <FacetBrowser {...props} ask={(query, signal) => askStories(call, query, props.size, signal)} />
)
