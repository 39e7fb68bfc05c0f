// What the benchmarks use of Puck, whose package stands in tests/bench/package.json and is not installed for anything else.
declare module '@puckeditor/core' {
  import type { ReactNode } from 'react'

  type Props = Record<string, unknown>
  export type Field = { type: string; label?: string } & Props
  export type Fields = Record<string, Field>
  export interface Component {
    fields?: Fields
    render: (props: Props & { id: string }) => ReactNode
  }
  export interface Config {
    components: Record<string, Component>
  }
  export interface Data {
    root: { props: Props }
    content: { type: string; props: Props & { id: string } }[]
  }
  export interface PuckApi {
    dispatch: (action: Props & { type: string }) => void
    appState: { data: Data; ui: Props }
  }
  export function Puck(props: { config: Config; data: Data; overrides?: Record<string, () => ReactNode> }): ReactNode
  export function useGetPuck(): () => PuckApi
}

declare module '@puckeditor/core/rsc' {
  import type { ReactNode } from 'react'
  import type { Config, Data } from '@puckeditor/core'

  export function Render(props: { config: Config; data: Data }): ReactNode
}

declare module '@puckeditor/core/no-external.css'
