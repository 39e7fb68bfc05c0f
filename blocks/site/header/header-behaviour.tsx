'use client'
import { useEffect, useRef } from 'react'
import { attachHeader } from './attach-header'

/** Renders nothing: finds the header around it and adds its behaviour. */
export function HeaderBehaviour() {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => attachHeader(place.current!.closest('header')!), [])
  return <span ref={place} hidden />
}
