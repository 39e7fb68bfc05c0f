'use client'
import { useEffect, useState } from 'react'
import { Puck, useGetPuck, type Config, type PuckApi } from '@puckeditor/core'
import '@puckeditor/core/no-external.css'
import type { PageDocument } from '@/schemas/page/document'
import { contextOf } from '@/tests/bench/context-of'
import { puckConfig, puckData } from '@/tests/bench/puck-config'
import { withFields } from '@/tests/bench/builder/puck-fields'

declare global {
  interface Window {
    /** For measurements: Puck's API for plugins, and how often each component was rendered. */
    __puck?: { get: () => PuckApi; renders: Map<string, number> }
  }
}

const renders = new Map<string, number>()

/** Puck as its documentation sets it up: its own frame, its own panels, nothing of it replaced. */
export function PuckEditor({ document }: { document: PageDocument }) {
  const [{ data, config }] = useState(() => {
    const data = puckData(document)
    return { data, config: counted(withFields(puckConfig(contextOf(document), false))) }
  })
  return <Puck config={config} data={data} overrides={OVERRIDES} />
}

const OVERRIDES = { headerActions: Handle }

function Handle() {
  const get = useGetPuck()
  useEffect(() => {
    window.__puck = { get, renders }
  }, [get])
  return <></>
}

function counted(config: Config): Config {
  const components = Object.entries(config.components).map(([type, component]) => {
    const { render } = component
    const draw: typeof render = (props) => {
      renders.set(props.id, (renders.get(props.id) ?? 0) + 1)
      return render(props)
    }
    return [type, { ...component, render: draw }] as const
  })
  return { ...config, components: Object.fromEntries(components) }
}
